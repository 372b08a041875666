// A page by React around a board: the page shows the last turn, and a button plays one.
import { StrictMode, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import type { SandBoard } from "sandgrid-embed";
import "sandgrid-embed";
import "sandgrid-embed/react";

function Page() {
  const board = useRef<SandBoard>(null);
  const [rules, choose] = useState("choko-traditional");
  const [said, say] = useState("");
  return (
    <main>
      <button id="play" type="button" onClick={() => board.current?.play("c3")}>Play c3</button>
      <button id="yebo" type="button" onClick={() => choose("yebo")}>Yebo</button>
      <output>{said}</output>
      <sand-board ref={board} src="./sandgrid.html" rules={rules} side="both" lang="fr"
        onready={(event) => say(`ready ${event.detail.state.rules}`)}
        onturn={(event) => say(event.detail.text)} />
    </main>
  );
}

createRoot(document.getElementById("root")!).render(<StrictMode><Page /></StrictMode>);
