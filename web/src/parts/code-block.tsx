import { useId, useRef } from 'react';
import { texts } from '../texts/base.ts';
import { CopyButton } from './copy-button.tsx';
import { dedent } from './dedent.ts';

type Props = { readonly title: string; readonly code: string; readonly copyLabel?: string };

/** Code with its name and a button that copies it. It wraps instead of scrolling sideways. */
export function CodeBlock({ title, code, copyLabel }: Props) {
  const id = useId();
  const shown = useRef<HTMLElement>(null);
  return (
    <div className="code-block" role="group" aria-labelledby={id}>
      <div className="code-block-head">
        <span id={id} className="code-block-title">
          {title}
        </span>
        <CopyButton
          label={copyLabel ?? texts.copy.label}
          of={copyLabel === undefined ? title : undefined}
          text={code}
          source={() => shown.current}
        />
      </div>
      <pre dir="ltr">
        <code ref={shown}>{dedent(code)}</code>
      </pre>
    </div>
  );
}
