import { Building2, GraduationCap, PenLine } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import type { SiteForm } from '@/lib/form/use-site-form.ts';
import { messages } from '../messages.ts';
import type { SignupFields, SignupForm } from '../model/forms.ts';

const { type: text } = messages.signup;
const { learner, moderator, organization } = messages.accountTypes;

const OPTIONS = [
  { value: 'learner', title: learner.title, description: learner.text, icon: <GraduationCap /> },
  { value: 'moderator', title: moderator.title, description: moderator.text, icon: <PenLine /> },
  { value: 'organization', title: organization.title, description: organization.text, icon: <Building2 /> },
];

interface Props {
  form: SiteForm<SignupFields, SignupForm>;
  onDone: () => void;
}

/** Step 1: what kind of account. */
export function AccountTypeStep({ form, onDone }: Props) {
  const chosen = useFormControl(form, 'accountType');
  const own = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const radio = (state: string) => own.current?.querySelector<HTMLElement>(`[role=radio]${state}`);
    (radio('[data-state=checked]') ?? radio(''))?.focus();
  }, []);
  const next = async () => {
    if (await form.trigger('accountType')) onDone();
  };
  return (
    <form
      ref={own}
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void next();
      }}
    >
      <RadioCards
        label={text.label}
        hideLabel
        value={chosen.value}
        onValueChange={chosen.set}
        options={OPTIONS}
        error={chosen.error}
      />
      <Button type="submit" size="lg">
        {text.next}
      </Button>
    </form>
  );
}
