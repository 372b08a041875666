/**
 * Words of other languages cannot be had: sending for them fails, or brings something else.
 * @param {boolean} isAnswered
 */
(isAnswered) => {
  const real = window.fetch;
  const answer = () => (isAnswered ? Promise.resolve(new Response("no words")) : Promise.reject(new Error()));
  window.fetch = (what, ...rest) => (String(what).includes("locales/") ? answer() : real(what, ...rest));
}
