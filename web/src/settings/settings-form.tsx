import type { ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { settingsTexts } from '../texts/settings.ts';

type Props = {
  readonly title: string;
  readonly id: string;
  readonly isSaving: boolean;
  readonly error: unknown;
  readonly savedText: string | undefined;
  readonly onSave: () => void;
  readonly children: ReactNode;
};

/** One group of settings with its own button. Only the visible group is saved. */
export function SettingsForm({ title, id, isSaving, error, savedText, onSave, children }: Props) {
  return (
    <form
      className="card settings-form"
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) onSave();
      }}
    >
      <h2 id={id}>{title}</h2>
      <div className="settings-fields">{children}</div>
      <ErrorLine error={error} summary={settingsTexts.failed} />
      <div className="button-line">
        <Button type="submit" look="primary" isBusy={isSaving}>
          {isSaving ? settingsTexts.saving : settingsTexts.save}
        </Button>
        {savedText === undefined ? null : <span className="saved">✓ {savedText}</span>}
      </div>
    </form>
  );
}
