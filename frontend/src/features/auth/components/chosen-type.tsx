import type { AccountType } from '@quizhall/shared/model/enums';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { messages } from '../messages.ts';

export function ChosenType({ type, onChange }: { type: AccountType; onChange: () => void }) {
  const { chosen, change } = messages.signup.details;
  return (
    <div className="flex items-center justify-between gap-3 rounded-control bg-well py-1 pr-1 pl-3">
      <p className="flex min-w-0 flex-wrap items-center gap-2 text-sm text-muted">
        {chosen} <Badge tone="accent">{messages.accountTypes[type].title}</Badge>
      </p>
      <Button variant="ghost" size="sm" onClick={onChange}>
        {change}
      </Button>
    </div>
  );
}
