// Only browsers without support for modules run this.
addEventListener("DOMContentLoaded", function () {
  document.getElementById("message").textContent =
    "This browser is too old for Plyground: it needs Chrome 123, Firefox 125, Safari 17.5 or anything newer.";
});
