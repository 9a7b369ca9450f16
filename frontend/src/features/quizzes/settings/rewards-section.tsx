import { CERTIFICATE_TEMPLATES } from '@quizhall/shared/model/enums';
import { isUncounted } from '@quizhall/shared/rules/quizzes/practice';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { CertificatePicture } from '@/entities/certificate/certificate-picture.tsx';
import { useEditor, useField } from '../editor/editor-context.tsx';
import { messages } from '../editor/messages.ts';
import { organizationMessages } from '../editor/organization-messages.ts';
import { FieldSlot } from '../editor/field-slot.tsx';
import { NumberInput } from '../questions/number-input.tsx';
import { Section } from '../editor/section.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { SettingsGroup } from './settings-group.tsx';

const TEXT = messages.rewards;
const MOST = 10_000;
const BONUSES = [
  { id: 'perfectScore', label: TEXT.perfectScore, hint: TEXT.perfectScoreHint },
  { id: 'fastCompletion', label: TEXT.fastCompletion, hint: TEXT.fastCompletionHint },
  { id: 'firstAttempt', label: TEXT.firstAttempt, hint: TEXT.firstAttemptHint },
] as const;
const TEMPLATES = CERTIFICATE_TEMPLATES.map((value) => ({
  value,
  ...TEXT.templates[value],
  picture: <CertificatePicture template={value} />,
}));

/** Rewards of the quiz. The details appear once rewards are enabled. */
export function RewardsSection() {
  const { value: enabled } = useField('rewards.enabled');
  const { value: practiceMode } = useField('settings.practiceMode');
  const { value: practiceCounts } = useField('settings.practiceCounts');
  const { rules } = useEditor();
  if (rules && !rules.hasRewards)
    return (
      <Section id="rewards">
        <p className="text-sm text-muted">{organizationMessages.noRewards}</p>
      </Section>
    );
  return (
    <Section id="rewards">
      <SettingSwitch path="rewards.enabled" label={TEXT.on} hint={TEXT.onHint} />
      {isUncounted({ practiceMode, practiceCounts }) && (
        <p className="mt-3 text-sm text-muted">{TEXT.uncounted}</p>
      )}
      {enabled && (
        <div className="mt-6 grid grid-cols-1 gap-6">
          <div className="sm:max-w-64">
            <NumberInput
              path="rewards.pointsPerCorrectAnswer"
              label={TEXT.perAnswer}
              min={1}
              max={MOST}
              fallback={10}
            />
          </div>
          <Bonuses />
          {rules && !rules.hasLeaderboards ? (
            <p className="text-sm text-muted">{organizationMessages.noLeaderboards}</p>
          ) : (
            <SettingSwitch path="rewards.leaderboard" label={TEXT.leaderboard} hint={TEXT.leaderboardHint} />
          )}
          <SettingsGroup title={TEXT.certificate}>
            <Certificate />
          </SettingsGroup>
        </div>
      )}
    </Section>
  );
}

function Bonuses() {
  return (
    <SettingsGroup title={TEXT.bonuses}>
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-3">
        {BONUSES.map(({ id, label, hint }) => (
          <NumberInput
            key={id}
            path={`rewards.bonusPoints.${id}`}
            label={label}
            hint={hint}
            min={0}
            max={MOST}
            fallback={0}
          />
        ))}
      </div>
    </SettingsGroup>
  );
}

/** Certificate, with its template once enabled. */
function Certificate() {
  const { value: enabled } = useField('rewards.certificate.enabled');
  const template = useField('rewards.certificate.template');
  return (
    <>
      <SettingSwitch
        path="rewards.certificate.enabled"
        label={TEXT.certificateOn}
        hint={TEXT.certificateHint}
      />
      {enabled && (
        <FieldSlot path="rewards.certificate.template">
          <RadioCards
            label={TEXT.template}
            hint={TEXT.issuer}
            columns={4}
            value={template.value}
            onValueChange={(next) => template.set(next as typeof template.value)}
            options={TEMPLATES}
          />
        </FieldSlot>
      )}
    </>
  );
}
