// The examples: lines of markup that can be edited, shown and copied.
(() => {
  const EXAMPLES = [
    {
      title: "A game against level 3",
      words: "The visitor has the pebbles and begins. With it come undo, a hint and a new beginning.",
      line: '<sand-board rules="yote-traditional" level="3" controls="few"></sand-board>',
    },
    {
      title: "A position with a question",
      words: "“Pebbles to play. Which leap takes two?” Your page hears every turn and can answer; nobody is at the other side.",
      line: '<sand-board rules="yote-traditional" position="i5/6/2oi2/5i/1i4 o 11/8 - 0" side="both" controls="none"></sand-board>',
    },
    {
      title: "A record to step through",
      words: "A game, turn by turn; visitors may look and step, and not play.",
      line: '<sand-board record="[Rules &quot;yote-traditional&quot;] 1. c3 d3 2. c3xe3 d2 3. e3-e4 d4" at="0" readonly></sand-board>',
    },
    {
      title: "A lesson",
      words: "The lesson of Yoté, in the visitor’s language where there is one.",
      line: '<sand-board lesson="yote" controls="few"></sand-board>',
    },
    {
      title: "A kiosk",
      words: "The board plays with itself until somebody touches it, and is as before after a minute without a touch.",
      line: '<sand-board kiosk idle="60"></sand-board>',
    },
  ];
  const TOLD = ["ready", "game", "turn", "capture", "step", "round", "ending", "illegal", "hint", "languagechange", "idle", "reset", "learning", "print", "save", "error"];

  const place = document.getElementById("examples");
  const template = document.getElementById("example");

  // Returns the boards in a line of markup. It is parsed as a page of its own, and only boards are used.
  function read(line, use) {
    const address = URL.createObjectURL(new Blob([line], { type: "text/html;charset=utf-8" }));
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.onload = () => {
      URL.revokeObjectURL(address);
      use([...request.response.querySelectorAll("sand-board")].map(copy));
    };
    request.open("GET", address);
    request.send();
  }

  function copy(element) {
    const board = document.createElement("sand-board");
    for (const { name, value } of element.attributes) {
      if (!name.startsWith("on")) board.setAttribute(name, value);
    }
    return board;
  }

  function show(section) {
    read(section.querySelector("textarea").value, (boards) => fill(section, boards));
  }

  function fill(section, boards) {
    const told = section.querySelector(".told");
    told.replaceChildren();
    for (const element of boards) {
      // Here, the file is one folder up.
      if (!element.hasAttribute("src")) element.setAttribute("src", "../sandgrid.html");
      for (const name of TOLD) {
        element.addEventListener(name, ({ detail }) => {
          const line = document.createElement("li");
          line.textContent = `${name} ${JSON.stringify(detail)}`;
          told.append(line);
          line.scrollIntoView({ block: "nearest" });
        });
      }
    }
    section.querySelector(".place").replaceChildren(...boards);
  }

  // Creates a board when it is about to be visible: it weighs as much as a page.
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) {
          watch.unobserve(target);
          show(target);
        }
      }
    },
    { rootMargin: "200px" },
  );

  for (const { title, words, line } of EXAMPLES) {
    const section = template.content.firstElementChild.cloneNode(true);
    section.querySelector("h2").textContent = title;
    section.querySelector("p").textContent = words;
    section.querySelector("textarea").value = line;
    section.addEventListener("click", ({ target }) => {
      const does = target.closest("[data-do]")?.dataset.do;
      if (does === "show") show(section);
      if (does === "copy") navigator.clipboard?.writeText(section.querySelector("textarea").value);
    });
    place.append(section);
    watch.observe(section);
  }
})();
