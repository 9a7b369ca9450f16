import { ExternalLink } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { openTab } from './open-beside.ts';
import { say } from '@/lib/language.ts';

const TEXT = {
  title: say('This page opens in a new tab'),
  text: say('Inside another website, nothing but the quiz is shown.'),
  open: say('Open in a new tab'),
} as const;

/** In place of every page that is not shown inside another site: sign-in, accounts, everything of owners. */
export function AwayPage() {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      as="h1"
      className="my-auto"
      icon={<ExternalLink />}
      title={TEXT.title}
      text={TEXT.text}
      action={<Button onClick={() => openTab(location.origin + pathname + search)}>{TEXT.open}</Button>}
    />
  );
}
