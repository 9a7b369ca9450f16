import { Download, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { saveFile } from '@/lib/save-file.ts';
import { twoFactorMessages } from '../../two-factor-messages.ts';

const text = twoFactorMessages.codes;

interface Props {
  /** Absent: nothing to show. */
  codes: readonly string[] | undefined;
  onClose: () => void;
}

/** Shows the codes this once, as nobody shows them again: who closes it has said that they are kept. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const [kept, setKept] = useState(false);
  const close = () => {
    setKept(false);
    onClose();
  };
  return (
    <Dialog
      open={codes !== undefined}
      title={text.title}
      description={text.text}
      size="sm"
      footer={
        <Button disabled={!kept} onClick={close}>
          {text.done}
        </Button>
      }
    >
      {codes && <Codes codes={codes} kept={kept} onKept={setKept} />}
    </Dialog>
  );
}

/** On paper the codes alone, without the page behind them. */
function usePrintAlone() {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '@media print { body > :not([role=dialog]) { display: none } body > [role=dialog] { position: static; transform: none } }',
    );
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
}

interface CodesProps {
  codes: readonly string[];
  kept: boolean;
  onKept: (kept: boolean) => void;
}

function Codes({ codes, kept, onKept }: CodesProps) {
  usePrintAlone();
  const download = () =>
    saveFile({
      blob: new Blob([text.file(codes)], { type: 'text/plain' }),
      fileName: text.fileName,
    });
  return (
    <div className="flex flex-col gap-5">
      <ul
        aria-label={text.list}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-2 rounded-control bg-well p-4 font-mono text-ink"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} label={text.copy} size="sm" />
        <Button variant="secondary" size="sm" icon={<Download />} onClick={download}>
          {text.download}
        </Button>
        <Button variant="secondary" size="sm" icon={<Printer />} onClick={() => print()}>
          {text.print}
        </Button>
      </div>
      <Checkbox label={text.kept} checked={kept} onCheckedChange={onKept} />
    </div>
  );
}
