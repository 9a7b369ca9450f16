import type { QuizStatus } from '@quizhall/shared/model/enums';
import { Archive, CircleCheck, CirclePause, PencilLine, Trash2 } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import type { Tone } from '@/components/ui/tone.ts';
import { STATUS_LABELS } from './labels.ts';

const LOOKS: Record<QuizStatus | 'deleted', { tone: Tone; Icon: typeof Archive }> = {
  draft: { tone: 'neutral', Icon: PencilLine },
  published: { tone: 'success', Icon: CircleCheck },
  paused: { tone: 'warning', Icon: CirclePause },
  archived: { tone: 'neutral', Icon: Archive },
  deleted: { tone: 'neutral', Icon: Trash2 },
};

/** A quiz's status by word, icon and tone; what a deleted one was before does not matter any more. */
export function StatusBadge({ status, deletedAt }: { status: QuizStatus; deletedAt?: string | undefined }) {
  const shown = deletedAt === undefined ? status : 'deleted';
  const { tone, Icon } = LOOKS[shown];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {STATUS_LABELS[shown]}
    </Badge>
  );
}
