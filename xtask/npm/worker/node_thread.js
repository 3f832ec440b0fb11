import { parentPort } from "node:worker_threads";
import * as plyground from "../node/plyground.js";
import { createService } from "./service.js";

const serve = createService(plyground, (message) => parentPort.postMessage(message));
parentPort.on("message", serve);
