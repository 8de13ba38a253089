import type { ReactNode, SubmitEventHandler } from 'react';
import { useId } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { texts } from '../texts/base.ts';
import { Button } from './button.tsx';

type Props = {
  readonly title: string;
  readonly confirm: string;
  readonly look?: 'primary' | 'danger';
  readonly isOpen: boolean;
  /** The action is done, and the dialog shows its result: there is nothing to confirm any more. */
  readonly isDone?: boolean;
  readonly isBusy: boolean;
  readonly error?: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Asks before an action that cannot be undone or needs more input. Escape and Cancel change nothing. */
export function ConfirmDialog({
  title,
  confirm,
  look = 'danger',
  isOpen,
  isDone = false,
  isBusy,
  error,
  onConfirm,
  onClose,
  children,
}: Props) {
  const id = useId();
  const isQuestion = look === 'danger';
  const submit: SubmitEventHandler = (event) => {
    event.preventDefault();
    // React passes it on to a form around the place where the dialog is rendered.
    event.stopPropagation();
    if (!isBusy && !isDone) onConfirm();
  };
  return (
    <ModalOverlay
      className="overlay"
      isOpen={isOpen}
      isDismissable={!isBusy}
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className="modal">
        <Dialog
          role={isQuestion ? 'alertdialog' : 'dialog'}
          className="dialog"
          {...(isQuestion && { 'aria-describedby': id })}
        >
          <form className="dialog-form" onSubmit={submit} noValidate>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {/* The focus starts on Cancel: what the action does is read out with the question. */}
            {isQuestion ? <div id={id}>{children}</div> : children}
            <div role="alert">{error === undefined ? null : <p className="form-error">{error}</p>}</div>
            <div className="dialog-actions">
              <Button onPress={onClose} autoFocus={isQuestion}>
                {isDone ? texts.close : texts.cancel}
              </Button>
              {isDone ? null : (
                <Button type="submit" look={look} isBusy={isBusy}>
                  {confirm}
                </Button>
              )}
            </div>
          </form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
