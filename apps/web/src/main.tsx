import { createRoot } from 'react-dom/client';
import './ui/tokens.css';
import './ui/base.css';
import { App } from './app/app.tsx';
import { loadAhead } from './app/routes.tsx';
import { session } from './engine/http/api.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

loadAhead(location.pathname);
void session.start();
createRoot(root).render(<App />);
import('./engine/http/startup-checks.ts').then(({ checkConnection }) => checkConnection()).catch(() => undefined);
