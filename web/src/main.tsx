import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { router } from './router.tsx';
import { texts } from './texts/base.ts';
import { showLanguage } from './texts/language.ts';
import { textsLoaded } from './texts/load-texts.ts';
import { applyStoredTheme } from './theme.ts';

applyStoredTheme();
showLanguage();
void showApp();

async function showApp(): Promise<void> {
  const place = document.getElementById('app');
  if (place === null) throw new Error('index.html has no element #app.');
  // The first route is loaded while its texts are.
  void router.load();
  await textsLoaded();
  document.querySelector('meta[name=description]')?.setAttribute('content', texts.description);
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
