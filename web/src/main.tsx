import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/controls.css';
import './styles/filters.css';
import './styles/rows.css';
import './styles/charts.css';
import './styles/content.css';
import './styles/dialogs.css';
import './styles/small-and-forced.css';
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
