import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyStoredTheme } from './theme.ts';

applyStoredTheme();
const place = document.getElementById('app');
if (place === null) throw new Error('index.html has no element #app.');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
