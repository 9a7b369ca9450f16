import type { QuizStatus } from '@quizhall/shared/model/enums';
import { Archive, CircleCheck, CirclePause, OctagonX, PencilLine, Trash2 } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import type { Tone } from '@/components/ui/tone.ts';
import { STATUS_LABELS } from './labels.ts';

const LOOKS: Record<QuizStatus | 'deleted' | 'takenDown', { tone: Tone; Icon: typeof Archive }> = {
  draft: { tone: 'neutral', Icon: PencilLine },
  published: { tone: 'success', Icon: CircleCheck },
  paused: { tone: 'warning', Icon: CirclePause },
  archived: { tone: 'neutral', Icon: Archive },
  takenDown: { tone: 'danger', Icon: OctagonX },
  deleted: { tone: 'neutral', Icon: Trash2 },
};

interface Shown {
  status: QuizStatus;
  deletedAt?: string | undefined;
  takenDown?: object | undefined;
}

/** A quiz's status by word, icon and tone; what one that is deleted or taken down was before does not matter any more. */
export function StatusBadge({ status, deletedAt, takenDown }: Shown) {
  const shown = deletedAt === undefined ? (takenDown ? 'takenDown' : status) : 'deleted';
  const { tone, Icon } = LOOKS[shown];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {STATUS_LABELS[shown]}
    </Badge>
  );
}
