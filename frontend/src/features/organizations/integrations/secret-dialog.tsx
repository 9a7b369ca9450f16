import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CodeBlock } from '@/components/ui/code-block.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { integrationMessages } from './integration-messages.ts';

const TEXT = integrationMessages.secret;

interface SecretDialogProps {
  title: string;
  text: string;
  label: string;
  secret: string;
  onClose: () => void;
}

/** Secret that is displayed once. A click outside does not close the dialog, because the secret would be lost. */
export function SecretDialog({ title, text, label, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog
      open
      title={title}
      description={text}
      footer={<Button onClick={onClose}>{integrationMessages.done}</Button>}
    >
      <div className="grid grid-cols-1 gap-4">
        <CodeBlock label={label} copyLabel={TEXT.copy} code={secret} wrap />
        <Alert tone="warning" live={false}>
          {TEXT.once}
        </Alert>
      </div>
    </Dialog>
  );
}
