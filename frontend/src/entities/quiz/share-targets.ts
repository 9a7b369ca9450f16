interface Shared {
  title: string;
  code: string;
}

const TEXT = {
  invitation: (title: string) => (title ? `Take the quiz “${title}”` : 'Take this quiz'),
  body: (title: string, link: string, code: string) =>
    `Hello,\n\n${title ? `here is the quiz “${title}”` : 'here is a quiz'}:\n${link}\n\nOr open ${new URL(link).origin} and enter the code ${code}.`,
} as const;

/** A mail that says everything somebody needs to take part. */
export const mailTo = ({ title, code }: Shared, link: string): string =>
  `mailto:?subject=${encodeURIComponent(TEXT.invitation(title))}&body=${encodeURIComponent(TEXT.body(title, link, code))}`;

/** Pages of networks that take over a link. Nothing of them is loaded before somebody goes there. */
export function shareTargets({ title }: Shared, link: string): { name: string; href: string }[] {
  const text = TEXT.invitation(title);
  const to = (address: string, query: Record<string, string>) =>
    `${address}?${new URLSearchParams(query).toString()}`;
  return [
    { name: 'X', href: to('https://x.com/intent/post', { text, url: link }) },
    { name: 'Facebook', href: to('https://www.facebook.com/sharer/sharer.php', { u: link }) },
    { name: 'LinkedIn', href: to('https://www.linkedin.com/sharing/share-offsite/', { url: link }) },
    { name: 'WhatsApp', href: to('https://wa.me/', { text: `${text}: ${link}` }) },
  ];
}
