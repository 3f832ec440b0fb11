"use client";
import { useEffect } from "react";
import { use } from "../use.js";

export function InBrowser() {
  useEffect(() => {
    use().then((said) => {
      console.log(said);
      document.title = "done";
    });
  }, []);
  return null;
}
