import type { Profile } from '@quizhall/shared/model/user';
import { DeletionSection } from './deletion-section.tsx';
import { EmailSection } from './email-section.tsx';
import { LinksSection } from './links-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TakeoutSection } from './takeout-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

/** What keeps an account its owner's, one section for each. */
export function SecurityTab({ profile }: { profile: Profile }) {
  return (
    <div className="@container grid grid-cols-1 gap-6">
      <EmailSection profile={profile} />
      <PasswordSection profile={profile} />
      <LinksSection userId={profile.id} />
      <TwoFactorSection userId={profile.id} />
      <SessionsSection userId={profile.id} />
      <TakeoutSection userId={profile.id} />
      <DeletionSection profile={profile} />
    </div>
  );
}
