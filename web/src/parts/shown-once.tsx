import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { CodeBlock } from './code-block.tsx';

type Props = {
  readonly value: string;
  readonly words: Readonly<Record<'title' | 'text' | 'name' | 'copy' | 'hide', string>>;
  readonly level?: 3 | 4;
  readonly onHide: () => void;
};

/** A secret that the service shows once, until its reader hides it. It takes the focus: its form can be off the screen now. */
export function ShownOnce({ value, words, level = 3, onHide }: Props) {
  const Heading = level === 3 ? 'h3' : 'h4';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [value]);
  return (
    <div className="notice notice-info">
      <Heading className="notice-title" ref={heading} tabIndex={-1}>
        {words.title}
      </Heading>
      <p>{words.text}</p>
      <CodeBlock title={words.name} code={value} copyLabel={words.copy} />
      <Button size="small" onPress={onHide}>
        {words.hide}
      </Button>
    </div>
  );
}
