import { vi } from 'vitest';

// Files share a worker, its window and the libraries. Each begins as if it were alone: our modules are loaded anew, so that no store, cache or setting
// of the file before is met, and what that left in the window goes.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
history.replaceState(null, '', '/');
