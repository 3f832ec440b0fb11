import { use } from "../use.js";
import { InBrowser } from "./in_browser.jsx";

export const dynamic = "force-dynamic";

export default async function Page() {
  return (
    <main>
      <p>{await use()}</p>
      <InBrowser />
    </main>
  );
}
