import { LIMITS } from '@quizhall/shared/model/limits';
import { Building2, Globe, KeyRound, Link2, LockOpen, UserCheck, Users } from 'lucide-react';
import { optionsOf } from '@/entities/quiz/labels.ts';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { useEditor, useField } from '../editor/editor-context.tsx';
import { messages } from '../editor/messages.ts';
import { organizationMessages as HOUSE } from '../editor/organization-messages.ts';
import { prizeMessages } from '../prize/prize-messages.ts';
import { askOf, PARTICIPANT_FIELDS, setAsk, type Ask } from './participant-fields.ts';
import { Choice } from '../questions/choice.tsx';
import { FieldSlot } from '../editor/field-slot.tsx';
import { PaidEntry } from './paid-entry.tsx';
import { NumberChoice } from './number-choice.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { SettingsGroup } from './settings-group.tsx';

const TEXT = messages.settings;
const ACCESS = [
  { value: 'public', title: TEXT.public, description: TEXT.publicHint, icon: <Globe /> },
  { value: 'password', title: TEXT.password, description: TEXT.passwordHint, icon: <KeyRound /> },
];

export function AccessSettings() {
  return (
    <SettingsGroup title={TEXT.access}>
      <Visibility />
      <AccessType />
      <WhoMayStart />
      <PaidEntry />
      <Room />
      <AskedFields />
      <SettingSwitch path="settings.embeddable" label={TEXT.embeddable} hint={TEXT.embeddableHint} />
    </SettingsGroup>
  );
}

const VISIBILITIES = [
  { value: 'public', ...HOUSE.visibilities.public, icon: <Globe /> },
  { value: 'private', ...HOUSE.visibilities.private, icon: <Link2 /> },
  { value: 'organization', ...HOUSE.visibilities.organization, icon: <Building2 /> },
];

/** Visibility of an organization's quiz. Determines `isPublic`. */
function Visibility() {
  const { rules } = useEditor();
  const isPublic = useField('settings.isPublic');
  const { value, set, error } = useField('settings.visibility');
  if (!rules) return null;
  const change = (next: string) => {
    set(next as NonNullable<typeof value>);
    isPublic.set(next === 'public');
  };
  return (
    <FieldSlot path="settings.visibility" isTyped={false}>
      <RadioCards
        label={HOUSE.visibility}
        columns={3}
        value={value ?? (isPublic.value ? 'public' : 'private')}
        onValueChange={change}
        options={VISIBILITIES}
        error={error}
      />
    </FieldSlot>
  );
}

const OF_HOUSE = [
  { value: 'public', title: HOUSE.open, description: HOUSE.openHint, icon: <LockOpen /> },
  { value: 'password', title: TEXT.password, description: TEXT.passwordHint, icon: <KeyRound /> },
];

/** Public sets `isPublic` unless visibility does, and removes the password. Password requires one. */
function AccessType() {
  const { rules } = useEditor();
  const isPublic = useField('settings.isPublic');
  const protection = useField('settings.requirePassword');
  const change = (next: string) => {
    protection.set(next === 'password');
    if (next === 'public' && !rules) isPublic.set(true);
  };
  return (
    <>
      <FieldSlot path="settings.requirePassword">
        <RadioCards
          label={rules ? HOUSE.access : TEXT.accessType}
          columns={2}
          value={protection.value ? 'password' : 'public'}
          onValueChange={change}
          options={rules ? OF_HOUSE : ACCESS}
        />
      </FieldSlot>
      {protection.value && <QuizPassword />}
    </>
  );
}

function QuizPassword() {
  const { hasPassword } = useEditor();
  const { value, set, error } = useField('settings.password');
  return (
    <FieldSlot path="settings.password" className="sm:max-w-96">
      <PasswordField
        label={TEXT.quizPassword}
        // Not the user's own password: the browser must neither suggest nor store it.
        autoComplete="off"
        required={!hasPassword}
        maxLength={LIMITS.passwordMax}
        hint={hasPassword ? TEXT.keepPassword : TEXT.passwordLength(LIMITS.quizPasswordMin)}
        value={value}
        error={error}
        onChange={(event) => set(event.target.value)}
      />
    </FieldSlot>
  );
}

const STARTERS = [
  { value: 'guests', title: TEXT.allowGuests, description: TEXT.allowGuestsHint, icon: <Users /> },
  { value: 'login', title: TEXT.requireLogin, description: TEXT.requireLoginHint, icon: <UserCheck /> },
];

/** Stored as two switches with opposite meanings. */
function WhoMayStart() {
  const { rules } = useEditor();
  const { value: visibility } = useField('settings.visibility');
  const guests = useField('settings.allowGuests');
  const login = useField('settings.requireLogin');
  const change = (next: string) => {
    guests.set(next === 'guests');
    login.set(next === 'login');
  };
  const fixed = visibility === 'organization' ? HOUSE.startersMembers : HOUSE.startersNoGuests;
  if (rules && (visibility === 'organization' || !rules.hasGuests))
    return <p className="text-sm text-muted">{fixed}</p>;
  return (
    <FieldSlot path="settings.allowGuests">
      <RadioCards
        label={TEXT.whoMayStart}
        columns={2}
        value={guests.value && !login.value ? 'guests' : 'login'}
        onValueChange={change}
        options={STARTERS}
      />
    </FieldSlot>
  );
}

const OFTEN = [
  { value: 0, label: TEXT.anyNumber },
  ...[10, 25, 50, 100].map((value) => ({ value, label: TEXT.people(value) })),
];
const OWN = { label: TEXT.anotherLimit, field: TEXT.mostPeople, suffix: TEXT.peopleUnit };

/** Participant limit. Each participant counts once, regardless of retakes. */
function Room() {
  return (
    <div className="sm:max-w-96">
      <NumberChoice
        path="settings.maxParticipants"
        label={TEXT.room}
        presets={OFTEN}
        own={OWN}
        min={1}
        max={LIMITS.participants}
        fallback={30}
      />
    </div>
  );
}

const ASK_OPTIONS = optionsOf<Ask>(TEXT.ask);
/** Winners are notified by email. */
const REQUIRED = ASK_OPTIONS.filter(({ value }) => value === 'required');

function AskedFields() {
  const { value, set } = useField('settings.participantInfo');
  const { value: hasPrize } = useField('prizePool.enabled');
  return (
    <FieldSlot path="settings.participantInfo">
      <fieldset>
        <legend className="text-sm font-medium text-ink">{TEXT.asked}</legend>
        <p className="mt-0.5 text-sm text-faint">{TEXT.askedHint}</p>
        <div className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {PARTICIPANT_FIELDS.map(({ field, label }) => (
            <Choice
              key={field}
              label={label}
              {...(hasPrize && field === 'email'
                ? { value: 'required', options: REQUIRED, hint: prizeMessages.emailAsked }
                : { value: askOf(value, field), options: ASK_OPTIONS })}
              onChange={(ask) => set(setAsk(value, field, ask))}
            />
          ))}
        </div>
      </fieldset>
    </FieldSlot>
  );
}
