// Runs before the first paint, so that a light page never flashes dark. The rest of it lives in src/engine/preferences.
(function () {
  var choices = {};
  try {
    choices = JSON.parse(localStorage.getItem('deadpan.preferences')) || {};
  } catch (error) {
    // storage may be forbidden or hold somebody else's text; dark then
  }
  var light = choices.theme === 'light' || (choices.theme === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
  document.documentElement.dataset.motion = choices.motion === 'less' ? 'less' : 'auto';
})();
