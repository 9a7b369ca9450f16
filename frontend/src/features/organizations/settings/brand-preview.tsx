import { brandCheck, inkOn } from '@quizhall/shared/rules/organizations/brand-colours';
import { Alert } from '@/components/ui/alert.tsx';
import { createMessages } from '../create/create-messages.ts';
import type { CreationForm } from '../create/creation-form.ts';

const TEXT = createMessages.brand;

type Branding = Omit<CreationForm['branding'], 'logo'> & { logo?: { url?: string | undefined } | null };

/** Colors of the quiz page in each theme. */
const THEMES = {
  light: { page: '#FFFFFF', ink: '#18181B', soft: '#52525B', line: '#E4E4E7' },
  dark: { page: '#18181B', ink: '#FAFAFA', soft: '#D4D4D8', line: '#3F3F46' },
} as const;

/** Preview of the branding on a quiz. Keeps the last valid color while one is being typed. */
export function BrandPreview({ branding, name }: { branding: Branding; name: string }) {
  const { primaryColor, secondaryColor, accentColor, theme, logo } = branding;
  const look = THEMES[theme === 'dark' ? 'dark' : 'light'];
  const band = theme === 'custom' ? secondaryColor : primaryColor;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-sm font-medium text-ink">{TEXT.preview}</figcaption>
      <div
        className="overflow-hidden rounded-card border text-sm"
        style={{ backgroundColor: look.page, borderColor: look.line, color: look.ink }}
      >
        <div
          className="flex min-h-14 items-center gap-3 px-4 py-3"
          style={{ backgroundColor: band, color: inkOf(band) }}
        >
          {logo?.url && (
            <img src={logo.url} alt="" className="size-9 rounded-inner bg-white object-contain p-0.5" />
          )}
          <span className="min-w-0 truncate font-medium">{name.trim() || TEXT.previewName}</span>
        </div>
        <div className="grid grid-cols-1 justify-items-start gap-3 p-4">
          <span
            className="rounded-full px-2.5 py-0.5 text-xs font-medium"
            style={{ backgroundColor: accentColor, color: inkOf(accentColor) }}
          >
            {TEXT.previewBadge}
          </span>
          <div>
            <p className="font-display text-lg">{TEXT.previewQuiz}</p>
            <p style={{ color: look.soft }}>{TEXT.previewFacts}</p>
          </div>
          <span
            className="rounded-control px-4 py-2.5 font-medium"
            style={{ backgroundColor: primaryColor, color: inkOf(primaryColor) }}
          >
            {TEXT.previewStart}
          </span>
        </div>
      </div>
      <ContrastNote colour={primaryColor} />
    </figure>
  );
}

const inkOf = (colour: string): string | undefined => (brandCheck(colour) ? inkOn(colour) : undefined);

/** Contrast check of the primary color. */
function ContrastNote({ colour }: { colour: string }) {
  const check = brandCheck(colour);
  if (!check) return null;
  return (
    <Alert tone={check.isPale ? 'warning' : 'success'} live={false} className="mt-3">
      <p>
        {check.isPale
          ? TEXT.pale(check.onWhite)
          : TEXT.readable(check.onIt, check.ink === '#FFFFFF' ? 'white' : 'black')}
      </p>
    </Alert>
  );
}
