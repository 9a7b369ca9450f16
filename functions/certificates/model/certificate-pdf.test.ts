import type { Certificate } from '@quizhall/shared/model/certificates/certificate';
import { CERTIFICATE_TEMPLATES, type SiteLanguage } from '@quizhall/shared/model/enums';
import { describe, expect, it } from 'vitest';
import { pngOf } from '../../testing/png.ts';
import { readPdf as read } from '../../testing/read-pdf.ts';
import { LOOKS } from './certificate-styles.ts';
import { CERTIFICATE_MESSAGES } from '../../platform/messages/certificate.ts';
import { printableLogo } from './certificate-logo.ts';
import { certificatePdf } from './certificate-pdf.ts';

const messages = CERTIFICATE_MESSAGES.en;
const PAGE = 'https://quizhall.example/verify/7Q2M0ZKD4T9XA1BC';

const certificate: Certificate = {
  code: '7Q2M0ZKD4T9XA1BC',
  valid: true,
  name: 'Ada Lovelace',
  quizTitle: 'The Solar System',
  score: 92.5,
  completedAt: '2026-11-22T12:00:00.000Z',
  template: 'default',
  issuer: 'Grace Hopper',
};

const write = (some: Partial<Certificate> = {}, language: SiteLanguage = 'en') =>
  certificatePdf({ ...certificate, ...some }, PAGE, language);

describe('a certificate on paper', () => {
  it.each([
    ['es', 'Este certificado se otorga a', '22 de noviembre de 2026', '92,5 %'],
    ['fr', 'Ce certificat est décerné à', '22 novembre 2026', '92,5 %'],
    ['de', 'Dieses Zertifikat erhält', '22. November 2026', '92,5 %'],
  ] as const)('speaks %s with every sign it needs', async (language, words, day, score) => {
    for (const template of CERTIFICATE_TEMPLATES) {
      const { info, text, pages } = await read(await write({ template }, language));
      expect([info.Language, pages]).toEqual([language, 1]);
      for (const said of [words, day, score]) expect(text).toContain(said);
      expect(text).not.toContain('[…]');
    }
  });

  it.each(CERTIFICATE_TEMPLATES)('says all that it certifies on one tagged page: %s', async (template) => {
    const { pages, marks, info, tags, text, links } = await read(await write({ template }));
    expect([pages, marks?.Marked, info.Language, info.Title]).toEqual([
      1,
      true,
      'en',
      'Certificate of Ada Lovelace: The Solar System',
    ]);
    const roles = tags.flatMap(({ role }) => role ?? []);
    expect(roles.slice(0, 7)).toEqual(['Root', 'Document', 'H1', 'P', 'H2', 'P', 'H3']);
    expect(tags.find(({ role }) => role === 'Figure')?.alt).toBe(messages.qr(PAGE));
    // In the order in which it is read.
    const said = [
      messages.awarded,
      'Ada Lovelace',
      messages.for,
      'The Solar System',
      '92.5%',
      'November 22, 2026',
      'Grace Hopper',
      '7Q2M-0ZKD-4T9X-A1BC',
    ];
    const places = said.map((words) => text.indexOf(words));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(links).toEqual([PAGE]);
  });

  it('is the same in every byte for the same certificate', async () => {
    expect((await write()).equals(await write())).toBe(true);
  });

  it.each(CERTIFICATE_TEMPLATES)(
    'shows the logo of who issues it, which nobody needs to hear: %s',
    async (template) => {
      const brand = { name: 'Northgate', color: '#0F766E' };
      const print = () =>
        certificatePdf({ ...certificate, template, brand }, PAGE, 'en', printableLogo(pngOf()));
      const [bytes, again] = [await print(), await print()];
      expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(2);
      expect(bytes.equals(again)).toBe(true);
      const { pages, tags } = await read(bytes);
      expect([pages, tags.filter(({ role }) => role === 'Figure').length]).toEqual([1, 1]);
    },
  );

  it.each([
    ['Latin', 'Đặng Łukasz Çelik'],
    ['Cyrillic', 'Ольга Шевченко'],
    ['Greek', 'Ελένη Παπαδοπούλου'],
    ['Arabic', 'محمد'],
    ['Hebrew', 'שלום'],
    ['Devanagari', 'राम'],
    ['Thai', 'สมชาย'],
    ['Japanese', '山田さくら'],
    ['Korean', '김민준'],
    ['Chinese', '王小明'],
  ])('has every letter of a name in its own fonts: %s', async (_, name) => {
    const bytes = await write({ name });
    const { text } = await read(bytes);
    // Fonts change where the script does, also within a word of one language.
    expect(text.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
    expect(text).not.toContain('[…]');
    const raw = bytes.toString('latin1');
    const descriptors = raw.match(/\/Type \/FontDescriptor/g)?.length;
    expect(raw.match(/\/FontFile2 /g)).toHaveLength(descriptors ?? 0);
    expect(raw).not.toMatch(/\/BaseFont \/(?:Helvetica|Times|Courier)/);
  });

  it('keeps letters apart that differ by their dots alone', async () => {
    const name = 'محمد الخوارزمي';
    const letters = (text: string) =>
      text
        .replace(/[^\p{Script=Arabic}]/gu, '')
        .split('')
        .toSorted();
    // Readers put the words of the other direction in an order of their own.
    expect(letters((await read(await write({ name }))).text)).toEqual(letters(name));
  });

  it('says where a sign has no font, and keeps the name whole for whoever hears or copies it', async () => {
    const bytes = await write({ name: 'Ada 🦄 தமிழ்' });
    const { text } = await read(bytes);
    expect(text).toContain('[…]');
    expect(text).toContain(messages.incomplete);
    const whole = Buffer.from('\ufeffAda 🦄 தமிழ்', 'utf16le').swap16();
    expect(bytes.toString('latin1').replaceAll(/\\([()\\])/g, '$1')).toContain(whole.toString('latin1'));
  });

  it.each(CERTIFICATE_TEMPLATES)('shortens no name of a hundred letters: %s', async (template) => {
    const name = `${'Wolfeschlegelsteinhausen'.repeat(2)}-Featherstonehaugh Maria del Carmen Hohenlohe`;
    const { text } = await read(await write({ name, template }));
    expect(text.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
  });

  it.each(CERTIFICATE_TEMPLATES)(
    'keeps the longest words above score and date, and whole: %s',
    async (template) => {
      const name = 'Wolfeschlegelsteinhausenbergerdorff Maria del Carmen Featherstonehaugh';
      const quizTitle = 'An introduction to the principles of international humanitarian law, for nurses';
      const { text, baseline } = await read(await write({ name, quizTitle, template }));
      for (const word of [...name.split(' '), ...quizTitle.split(' ')]) expect(text).toContain(word);
      const { wordsEnd } = LOOKS[template];
      expect(baseline('nurses')).toBeLessThanOrEqual(wordsEnd);
      expect(baseline(messages.for)).toBeGreaterThan(baseline('haugh'));
      expect(baseline(messages.score)).toBeGreaterThan(wordsEnd + 8);
    },
  );

  it('names its holder where no name is kept', async () => {
    expect((await read(await write({ name: undefined }))).text).toContain(messages.nameless);
  });
});
