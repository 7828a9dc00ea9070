// Runs before the first paint, so that a light page never flashes dark. The rest of the theme lives in src/ui/theme.ts.
(function () {
  var choice = 'dark';
  try {
    choice = localStorage.getItem('theme') || 'dark';
  } catch (error) {
    // storage may be forbidden; dark then
  }
  if (choice === 'auto') choice = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  document.documentElement.dataset.theme = choice === 'light' ? 'light' : 'dark';
})();
