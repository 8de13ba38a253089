import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { Button } from './button.tsx';

type Props = {
  readonly label: string;
  /** `close` closes the menu and gives the focus back to its button: call it before an item acts. */
  readonly children: (close: () => void) => ReactNode;
};

/** A button that shows a list of links and buttons. It closes when the focus leaves it, and with Escape. */
export function Menu({ label, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div
      className="menu"
      ref={place}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
      onBlur={(event) => {
        if (!(place.current?.contains(event.relatedTarget) ?? false)) setOpen(false);
      }}
    >
      <Button ref={button} size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {label}
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="menu-mark">
          <path d="M4 6.5l4 4 4-4" />
        </svg>
      </Button>
      {isOpen ? (
        <ul className="menu-list" tabIndex={-1}>
          {children(close)}
        </ul>
      ) : null}
    </div>
  );
}

type ItemProps = { readonly isDangerous?: boolean; readonly onPress: () => void; readonly children: ReactNode };

export function MenuItem({ isDangerous = false, onPress, children }: ItemProps) {
  return (
    <li>
      <Button look={isDangerous ? 'quiet' : 'plain'} onPress={onPress}>
        {children}
      </Button>
    </li>
  );
}
