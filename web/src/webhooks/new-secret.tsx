import { Button } from '../parts/button.tsx';
import { CodeBlock } from '../parts/code-block.tsx';
import { webhookTexts as words } from '../texts/webhooks.ts';

/** Shown once, until its reader hides it. */
export function NewSecret({ value, onHide }: { readonly value: string; readonly onHide: () => void }) {
  return (
    <div className="notice notice-info">
      <h3 className="notice-title">{words.secretTitle}</h3>
      <p>{words.secretText}</p>
      <CodeBlock title={words.secret} code={value} copyLabel={words.copySecret} />
      <Button size="small" onPress={onHide}>
        {words.hideSecret}
      </Button>
    </div>
  );
}
