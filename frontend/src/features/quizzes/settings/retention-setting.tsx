import { LIMITS } from '@quizhall/shared/model/limits';
import { isStricter } from '@quizhall/shared/rules/results/retention';
import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { retentionQuery } from '@/entities/quiz/retention-query.ts';
import { formatDate } from '@/lib/format.ts';
import { useEditor, useField } from '../editor/editor-context.tsx';
import { messages } from '../editor/messages.ts';
import { NumberChoice } from './number-choice.tsx';
import { SettingsGroup } from './settings-group.tsx';

const TEXT = messages.settings.retention;
const PRESETS = [
  { value: 0, label: TEXT.forEver },
  ...[3, 6, 12, 24, 36].map((value) => ({ value, label: TEXT.after(value) })),
];
const OWN = { label: TEXT.another, field: TEXT.field, suffix: TEXT.unit };
const isTextField = ({ target }: FocusEvent) => target instanceof HTMLInputElement;

/**
 * Retention period of submissions. A period that deletes existing submissions requires typing their number as
 * confirmation.
 */
export function RetentionSetting() {
  const { saved } = useEditor();
  const { value, set } = useField('settings.retentionMonths');
  const [typing, setTyping] = useState(false);
  const [agreed, setAgreed] = useState<number>();
  const [taken, setTaken] = useState(0);
  const isAsked =
    saved !== undefined && !typing && value !== agreed && isStricter(saved.retentionMonths, value);
  const { data } = useQuery({ ...retentionQuery(saved?.id ?? '', value), enabled: isAsked });
  const would = isAsked ? data?.would : undefined;
  const takeBack = () => {
    set(saved?.retentionMonths ?? 0);
    setTaken(taken + 1);
  };
  return (
    <SettingsGroup title={TEXT.title}>
      <div
        className="grid grid-cols-1 gap-2 sm:max-w-96"
        onFocus={(event) => setTyping(isTextField(event))}
        onBlur={() => setTyping(false)}
      >
        <NumberChoice
          key={taken}
          path="settings.retentionMonths"
          label={TEXT.label}
          presets={PRESETS}
          own={OWN}
          min={1}
          max={LIMITS.retentionMonths}
          fallback={12}
        />
        <p className="text-sm text-faint">{TEXT.hint}</p>
      </div>
      <ConfirmDialog
        open={would !== undefined}
        type="warning"
        title={TEXT.confirm.title(value)}
        message={would && TEXT.confirm.text(would.count, formatDate(would.at), formatDate(would.until))}
        confirmLabel={TEXT.confirm.action}
        onConfirm={() => setAgreed(value)}
        onCancel={takeBack}
      />
    </SettingsGroup>
  );
}
