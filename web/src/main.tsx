import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { textsLoaded } from './texts/load-texts.ts';
import { applyStoredTheme } from './theme.ts';

applyStoredTheme();
void showApp();

async function showApp(): Promise<void> {
  const place = document.getElementById('app');
  if (place === null) throw new Error('index.html has no element #app.');
  await textsLoaded();
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
