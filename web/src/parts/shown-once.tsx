import { Button } from './button.tsx';
import { CodeBlock } from './code-block.tsx';

type Props = {
  readonly value: string;
  readonly words: Readonly<Record<'title' | 'text' | 'name' | 'copy' | 'hide', string>>;
  readonly level?: 3 | 4;
  readonly onHide: () => void;
};

/** A secret that the service shows once, until its reader hides it. */
export function ShownOnce({ value, words, level = 3, onHide }: Props) {
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <div className="notice notice-info">
      <Heading className="notice-title">{words.title}</Heading>
      <p>{words.text}</p>
      <CodeBlock title={words.name} code={value} copyLabel={words.copy} />
      <Button size="small" onPress={onHide}>
        {words.hide}
      </Button>
    </div>
  );
}
