import type { AccountType } from '@quizhall/shared/model/enums';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { messages } from '../messages.ts';

interface Props {
  type: AccountType;
  /** Absent when a link has chosen the type. */
  onChange: (() => void) | undefined;
}

/** The type of the account being created. */
export function ChosenType({ type, onChange }: Props) {
  const { chosen, change } = messages.signup.details;
  return (
    <div className="flex items-center justify-between gap-3 min-h-11 rounded-control bg-well py-1 pr-1 pl-3">
      <p className="flex min-w-0 flex-wrap items-center gap-2 text-sm text-muted">
        {chosen} <Badge tone="accent">{messages.accountTypes[type].title}</Badge>
      </p>
      {onChange && (
        <Button variant="ghost" size="sm" onClick={onChange}>
          {change}
        </Button>
      )}
    </div>
  );
}
