import { useEffect, useId, useRef } from 'react';
import { texts } from '../texts/base.ts';
import { language, storeLanguage } from '../texts/language.ts';
import type { Language } from '../texts/languages.ts';
import { languages } from '../texts/languages.ts';

const wasChosenKey = 'curbcut-language-chosen';
const choices = Object.entries(languages).map(([value, { name }]) => ({ value: value as Language, name })); // its keys

/**
 * Buttons, not a select: a select changes with each arrow key, and a page must not load again by that (WCAG 3.2.2). In the other
 * language the focus is again on the button that was pressed.
 */
export function LanguageChoice() {
  const id = useId();
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (sessionStorage.getItem(wasChosenKey) === null) return;
    sessionStorage.removeItem(wasChosenKey);
    current.current?.focus();
  }, []);
  return (
    <div role="group" aria-labelledby={id} className="language-choice">
      <span id={id}>{texts.footer.language}</span>
      {choices.map(({ value, name }) => (
        <button
          key={value}
          ref={value === language ? current : undefined}
          type="button"
          lang={value}
          aria-current={value === language}
          className="button button-small"
          onClick={() => choose(value)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function choose(chosen: Language): void {
  storeLanguage(chosen);
  sessionStorage.setItem(wasChosenKey, chosen);
  location.reload();
}
