import type { QuizStatus } from '@quizhall/shared/model/enums';
import { Archive, CircleCheck, CirclePause, PencilLine } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import type { Tone } from '@/components/ui/tone.ts';
import { STATUS_LABELS } from './labels.ts';

const LOOKS: Record<QuizStatus, { tone: Tone; Icon: typeof Archive }> = {
  draft: { tone: 'neutral', Icon: PencilLine },
  published: { tone: 'success', Icon: CircleCheck },
  paused: { tone: 'warning', Icon: CirclePause },
  archived: { tone: 'neutral', Icon: Archive },
};

/** A quiz's status by word, icon and tone. */
export function StatusBadge({ status }: { status: QuizStatus }) {
  const { tone, Icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {STATUS_LABELS[status]}
    </Badge>
  );
}
