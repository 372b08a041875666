// Says why files of the page did not load: asks the server for each again, and names what it answers. start.js and
// load.js request it once a file has failed. Like start.js, it is written in the oldest JavaScript.
(function () {
  // For each cause its sentence, and for those without a word of the server the words beside the file's name.
  var WORDS = {
    en: {
      missing: "Sandgrid could not be loaded in full. The server does not have the file that is named here, or does not give it out. Tell those who keep the site.",
      type: "Sandgrid could not be loaded in full. In place of the file that is named here the server sends something else, such as a login or error page, or states a wrong type. Log in to the network, or tell those who keep the site.",
      cut: "Sandgrid could not be loaded in full. The file that is named here came incomplete or changed. Load the page again.",
      asCut: "incomplete or changed",
      asBlocked: "no answer",
    },
    fr: {
      missing: "Sandgrid n’a pas pu être chargé en entier. Le serveur n’a pas le fichier nommé ici, ou ne le donne pas. Prévenez les responsables du site.",
      type: "Sandgrid n’a pas pu être chargé en entier. À la place du fichier nommé ici, le serveur envoie autre chose, comme une page de connexion ou d’erreur, ou indique un mauvais type. Connectez-vous au réseau, ou prévenez les responsables du site.",
      cut: "Sandgrid n’a pas pu être chargé en entier. Le fichier nommé ici est arrivé incomplet ou modifié. Rechargez la page.",
      asCut: "incomplet ou modifié",
      asBlocked: "pas de réponse",
    },
    es: {
      missing: "Sandgrid no se pudo cargar entero. El servidor no tiene el archivo que aquí se nombra, o no lo entrega. Avisa a quienes llevan el sitio.",
      type: "Sandgrid no se pudo cargar entero. En lugar del archivo que aquí se nombra, el servidor envía otra cosa, como una página de acceso o de error, o indica un tipo equivocado. Inicia sesión en la red, o avisa a quienes llevan el sitio.",
      cut: "Sandgrid no se pudo cargar entero. El archivo que aquí se nombra llegó incompleto o cambiado. Carga la página otra vez.",
      asCut: "incompleto o cambiado",
      asBlocked: "sin respuesta",
    },
    pt: {
      missing: "O Sandgrid não foi carregado por completo. O servidor não tem o arquivo que aqui se indica, ou não o entrega. Avise os responsáveis pelo site.",
      type: "O Sandgrid não foi carregado por completo. No lugar do arquivo que aqui se indica, o servidor envia outra coisa, como uma página de login ou de erro, ou informa um tipo errado. Entre na rede, ou avise os responsáveis pelo site.",
      cut: "O Sandgrid não foi carregado por completo. O arquivo que aqui se indica chegou incompleto ou alterado. Carregue a página outra vez.",
      asCut: "incompleto ou alterado",
      asBlocked: "sem resposta",
    },
    ar: {
      missing: "لم يُحمَّل Sandgrid كاملًا. ليس لدى الخادم الملف المذكور هنا، أو لا يقدّمه. أخبر القائمين على الموقع.",
      type: "لم يُحمَّل Sandgrid كاملًا. يرسل الخادم مكان الملف المذكور هنا شيئًا آخر، كصفحة دخول أو خطأ، أو يذكر نوعًا خاطئًا. سجّل الدخول إلى الشبكة، أو أخبر القائمين على الموقع.",
      cut: "لم يُحمَّل Sandgrid كاملًا. وصل الملف المذكور هنا ناقصًا أو متغيّرًا. أعد تحميل الصفحة.",
      asCut: "ناقص أو متغيّر",
      asBlocked: "لا جواب",
    },
  };

  // The types of files, by their endings; all others have any type but that of a page.
  var TYPES = { js: /javascript|ecmascript/i, css: /css/i, html: /html/i, svg: /svg/i };

  // A word of each page's part, which a login page lacks.
  var OURS = /<dialog/i;

  // Milliseconds until a server that does not answer is given up.
  var PATIENCE = 3000;

  function words() {
    return WORDS[window.sandgridLanguage] || WORDS.en;
  }

  function isAnother(name, type, text) {
    var ending = name.split(".").pop();
    if (!TYPES[ending]) return /html/i.test(type);
    return !TYPES[ending].test(type) || (ending === "html" && !OURS.test(text));
  }

  // Resolves to the cause why a file did not load, and to the words beside its name.
  function ask(name) {
    var signal = window.AbortSignal && AbortSignal.timeout ? AbortSignal.timeout(PATIENCE) : undefined;
    var whole = { name: name, cause: "cut", word: words().asCut };
    var cut = { name: name, cause: "cut", word: words().asCut, isSure: true };
    var said = function (answer) {
      var type = (answer.headers.get("Content-Type") || "").split(";")[0];
      if (!answer.ok) return { name: name, cause: "missing", word: String(answer.status), isSure: true };
      return answer.text().then(
        function (text) {
          return isAnother(name, type, text) ? { name: name, cause: "type", word: type || "?", isSure: true } : whole;
        },
        function () {
          return cut;
        }
      );
    };
    return window.fetch(name, { cache: "no-store", signal: signal }).then(said, function () {
      return { name: name, cause: "blocked", word: words().asBlocked, isSure: true };
    });
  }

  // As `ask`; a script that seems whole may have failed because of the one that it imports, which the page loads early.
  function find(name) {
    var link = document.querySelector("link[rel=modulepreload]");
    return ask(name).then(function (it) {
      if (it.isSure || !link || !/^begin-/.test(name)) return it;
      return ask(link.href.split(/[?#]/)[0].split("/").pop()).then(function (other) {
        return other.isSure ? other : it;
      });
    });
  }

  // Resolves to some names with the words beside them, and to the sentence of the first cause that is not a blocker.
  function explained(names) {
    var plain = names.split(", ").map(function (name) {
      return name.split(" ")[0];
    });
    return Promise.all(plain.map(find)).then(function (causes) {
      var told = causes.filter(function (it) {
        return words()[it.cause];
      })[0];
      var named = causes.map(function (it) {
        return it.name + " (" + it.word + ")";
      });
      return { names: named.join(", "), sentence: told ? words()[told.cause] : "" };
    });
  }

  // Resolves once the page says why the files did not load that it names.
  function explain() {
    var place = document.getElementById("lost-files");
    var sentence = document.getElementById("needs-files");
    if (!place || !place.textContent) return Promise.resolve();
    return explained(place.textContent).then(function (it) {
      place.textContent = it.names;
      if (!it.sentence) return;
      // The page's own words have another cause.
      sentence.removeAttribute("data-l10n");
      sentence.textContent = it.sentence;
    });
  }

  if (!window.fetch) return;
  window.sandgridExplained = explained;
  window.sandgridExplain = explain;
  explain();
})();
