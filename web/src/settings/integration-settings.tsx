import { useState } from 'react';
import type { IntegrationSettings as Integrations } from '../api/settings.ts';
import { announce } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { useKeptFocus } from '../parts/kept-focus.ts';
import { explain } from '../parts/notices.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';
import { formatTime } from '../texts/format.ts';
import { settingsTexts } from '../texts/settings.ts';
import { ClientBlocks } from './client-blocks.tsx';
import { SwitchField } from '../parts/switch-field.tsx';
import { useSettingsChange } from './use-settings-change.ts';

/** The MCP endpoint: its switch acts at once, its key is shown once and held in this component alone. */
export function IntegrationSettings({ settings }: { readonly settings: Integrations }) {
  const words = settingsTexts.integrations;
  const [newKey, setNewKey] = useState<string>();
  const [asksToReplace, setAsksToReplace] = useState(false);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const change = useSettingsChange('integrations');
  const generate = () =>
    change.mutate(
      { integrations: { generate_mcp_key: true } },
      {
        onSuccess: ({ integrations }) => {
          announce(words.generated);
          setNewKey(integrations.mcp_key);
          setAsksToReplace(false);
        },
      },
    );
  return (
    <section className="card settings-form" aria-labelledby="integrations">
      <h2 id="integrations">{words.title}</h2>
      <p>{words.intro}</p>
      <SwitchField
        label={words.mcp_enabled}
        isOn={settings.mcp_enabled}
        onChange={(isOn) => change.mutate({ integrations: { mcp_enabled: isOn } })}
      />
      {settings.mcp_enabled && !settings.mcp_key_set ? <p className="hint">{words.needsKey}</p> : null}
      <ErrorLine error={asksToReplace ? null : change.error} summary={settingsTexts.failed} />
      <div className="stack-small" {...keptFocus}>
        <h3>{words.key}</h3>
        <p>{describeKey(settings)}</p>
        {newKey === undefined ? null : (
          <ShownOnce value={newKey} words={words.shownOnce} level={4} onHide={() => setNewKey(undefined)} />
        )}
        <div className="button-line">
          <Button
            isBusy={change.isPending && !asksToReplace}
            onPress={() => (settings.mcp_key_set ? setAsksToReplace(true) : generate())}
          >
            {settings.mcp_key_set ? words.regenerate : words.generate}
          </Button>
        </div>
      </div>
      <ClientBlocks newKey={newKey} />
      <ConfirmDialog
        title={words.regenerateTitle}
        confirm={words.regenerateConfirm}
        isOpen={asksToReplace}
        isBusy={change.isPending}
        error={change.error === null ? undefined : explain(change.error)}
        onConfirm={generate}
        onClose={() => setAsksToReplace(false)}
      >
        <p>{words.regenerateText}</p>
      </ConfirmDialog>
    </section>
  );
}

function describeKey({ mcp_key_set: isSet, mcp_key_hint: hint, mcp_key_created_at: at }: Integrations): string {
  return isSet
    ? settingsTexts.integrations.keySet(hint ?? '', at === null ? '' : formatTime(at))
    : settingsTexts.integrations.noKey;
}
