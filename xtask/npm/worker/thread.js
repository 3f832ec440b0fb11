import * as plyground from "../plyground.js";
import { createService } from "./service.js";

const serve = createService(plyground, (message) => self.postMessage(message));
self.onmessage = ({ data }) => serve(data);
