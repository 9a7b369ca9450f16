import { Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { MODIFIER } from './use-editor-shortcuts.ts';
import type { UndoTools } from './use-undo.ts';
import { messages } from './messages.ts';

const TEXT = messages.history;

/** Undo and redo for the whole quiz. */
export function UndoButtons({ canUndo, canRedo, said, run }: UndoTools) {
  return (
    <div role="group" aria-label={TEXT.group} className="flex shrink-0">
      <Step
        label={TEXT.undo}
        keys={`${MODIFIER}+Z`}
        icon={<Undo2 />}
        can={canUndo}
        onPress={() => run('undo')}
      />
      <Step
        label={TEXT.redo}
        keys={`${MODIFIER}+Shift+Z`}
        icon={<Redo2 />}
        can={canRedo}
        onPress={() => run('redo')}
      />
      <p role="status" className="sr-only">
        <span key={said.count}>{said.text}</span>
      </p>
    </div>
  );
}

interface StepProps {
  label: string;
  keys: string;
  icon: ReactNode;
  can: boolean;
  onPress: () => void;
}

/** Stays focusable, with its tooltip, while there is nothing to undo. */
function Step({ label, keys, icon, can, onPress }: StepProps) {
  return (
    <Tooltip content={`${label} (${keys})`}>
      <PlainIconButton
        label={label}
        icon={icon}
        aria-disabled={!can || undefined}
        onClick={() => can && onPress()}
        className="max-sm:w-9 aria-disabled:cursor-not-allowed aria-disabled:text-disabled"
      />
    </Tooltip>
  );
}
