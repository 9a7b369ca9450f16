import { CO_AUTHOR_ROLES, type CoAuthorRole } from '@quizhall/shared/model/enums';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { messages } from '../messages.ts';

export const ROLE_OPTIONS = CO_AUTHOR_ROLES.map((value) => ({ value, ...messages.roles[value] }));

interface RoleCardsProps {
  value: CoAuthorRole;
  onChange: (role: CoAuthorRole) => void;
  error: string | undefined;
}

/** What somebody may do, with what that means. */
export function RoleCards({ value, onChange, error }: RoleCardsProps) {
  return (
    <RadioCards
      label={messages.invite.role}
      value={value}
      onValueChange={(role) => onChange(role as CoAuthorRole)}
      options={ROLE_OPTIONS}
      columns={3}
      error={error}
    />
  );
}
