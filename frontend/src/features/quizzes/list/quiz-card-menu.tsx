import type { QuizCard } from '@quizhall/shared/model/quizzes/quiz';
import {
  ChartColumn,
  Copy,
  Download,
  EllipsisVertical,
  ExternalLink,
  FileDown,
  FolderInput,
  Link2,
  Pencil,
  Trash2,
  Users,
} from 'lucide-react';
import toast from 'react-hot-toast';
import { moveMessages } from '@/entities/quiz/move/messages.ts';
import { newOwners } from '@/entities/quiz/move/owners.ts';
import { dashboardPath, editPath, participantLink, peoplePath } from '@/entities/quiz/quiz-links.ts';
import { mayWith, seesSubmissions } from '@/entities/quiz/quiz-rights.ts';
import { Menu, type MenuAction } from '@/components/ui/menu.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { useSession } from '@/lib/session/session-context.tsx';
import { listMessages } from './list-messages.ts';
import { messages } from '../status/messages.ts';
import { actionsFor, type CardAction } from '../status/status-actions.ts';
import { STATUS_ICONS } from '../status/status-icons.tsx';

const TEXT = messages.card;
const MORE = listMessages.card;

interface QuizCardMenuProps {
  quiz: QuizCard;
  title: string;
  onAction: (action: CardAction) => void;
}

export function QuizCardMenu({ quiz, title, onAction }: QuizCardMenuProps) {
  const { user } = useSession();
  const hasOwners = newOwners(user ?? {}, undefined, '').length > 0;
  const statusItems = actionsFor(quiz).map((action): MenuAction => {
    const Icon = STATUS_ICONS[action];
    return { label: messages.actions[action].label, icon: <Icon />, onSelect: () => onAction(action) };
  });
  return (
    <Menu
      label={TEXT.menu(title)}
      trigger={<PlainIconButton label={TEXT.menu(title)} icon={<EllipsisVertical />} />}
      items={[
        { label: TEXT.dashboard, icon: <ChartColumn />, to: dashboardPath(quiz.id) },
        ...(mayWith(quiz, 'quiz.edit')
          ? [{ label: TEXT.edit, icon: <Pencil />, to: editPath(quiz.id) }]
          : []),
        ...(quiz.status === 'draft' || quiz.deletedAt ? [] : participantItems(quiz)),
        ...(mayWith(quiz, 'quiz.edit')
          ? [{ label: TEXT.people, icon: <Users />, to: peoplePath(quiz.id) }]
          : []),
        'separator',
        ...(mayWith(quiz, 'quiz.manage')
          ? [{ label: MORE.duplicate, icon: <Copy />, onSelect: () => onAction('duplicate') }]
          : []),
        ...(quiz.status !== 'draft' && seesSubmissions(quiz)
          ? [{ label: MORE.results, icon: <FileDown />, onSelect: () => onAction('results') }]
          : []),
        ...(mayWith(quiz, 'quiz.move') && hasOwners
          ? [{ label: moveMessages.action, icon: <FolderInput />, onSelect: () => onAction('move') }]
          : []),
        { label: MORE.export, icon: <Download />, onSelect: () => onAction('export') },
        ...(statusItems.length > 0 ? (['separator', ...statusItems] as const) : []),
        ...(mayWith(quiz, 'quiz.delete')
          ? [{ label: MORE.delete, icon: <Trash2 />, danger: true, onSelect: () => onAction('delete') }]
          : []),
      ]}
    />
  );
}

/** A draft has no page for participants. */
function participantItems({ shareableLink }: QuizCard): MenuAction[] {
  const link = participantLink(shareableLink);
  return [
    { label: TEXT.copyLink, icon: <Link2 />, onSelect: () => void copy(link) },
    { label: TEXT.open, icon: <ExternalLink />, onSelect: () => window.open(link, '_blank', 'noopener') },
  ];
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast.success(TEXT.linkCopied);
  } catch {
    // Rejected by the browser (permission, insecure origin). The dashboard displays the link to copy manually.
    toast.error(TEXT.copyFailed);
  }
}
