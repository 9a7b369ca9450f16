import type { AttemptChangeKind } from '@quizhall/shared/model/attempt-change';
import type { NoteText, NoteTexts } from '../en/notes.ts';
import { assignments } from './assignments.ts';
import { day, percent } from './formats.ts';
import { payments } from './payments.ts';
import { prizes } from './prizes.ts';
import { quizzes } from './quizzes.ts';

const CHANGES: Record<AttemptChangeKind, (quiz: string) => NoteText> = {
  reopened: (quiz) => ({
    title: 'Du kannst dein Quiz fortsetzen',
    message: `Dein Versuch bei „${quiz}“ wurde wieder geöffnet. Mach weiter, bevor die Zeit um ist.`,
  }),
  granted: (quiz) => ({
    title: 'Du hast einen weiteren Versuch',
    message: `Du hast einen weiteren Versuch bei „${quiz}“ bekommen.`,
  }),
  forcedIn: (quiz) => ({
    title: 'Dein Quiz wurde abgegeben',
    message: `Dein Versuch bei „${quiz}“ wurde für dich abgegeben, mit dem, was gespeichert war.`,
  }),
  annulled: (quiz) => ({
    title: 'Dein Versuch wurde annulliert',
    message: `Dein Versuch bei „${quiz}“ zählt nirgends.`,
  }),
  reinstated: (quiz) => ({
    title: 'Dein Versuch zählt wieder',
    message: `Dein Versuch bei „${quiz}“ war annulliert.`,
  }),
};

const reasonOf = (reason?: string) => (reason ? ` Angegebener Grund: ${reason}` : '');

export const notes: NoteTexts = {
  resultLate: ({ quiz, percentage }) => ({
    title: 'Dein Ergebnis ist da',
    message: `Die Zeit für „${quiz}“ ist abgelaufen, deshalb wurden deine gespeicherten Antworten abgegeben. Deine Wertung: ${percent(percentage)}.`,
  }),
  resultReleased: ({ quiz, percentage }) => ({
    title: 'Dein Ergebnis ist da',
    message: `Die Ergebnisse von „${quiz}“ sind freigegeben. Deine Wertung: ${percent(percentage)}.`,
  }),
  resultCorrected: ({ quiz, from, to }) => ({
    title: 'Dein Ergebnis wurde berichtigt',
    message: `Die Lösungen von „${quiz}“ wurden berichtigt. Deine Wertung: ${percent(to)} (vorher: ${percent(from)}).`,
  }),
  firstResponse: ({ quiz }) => ({
    title: 'Dein Quiz hat seine erste Antwort',
    message: `Jemand hat „${quiz}“ abgeschlossen. Sieh, wie es lief.`,
  }),
  quizStarted: ({ quiz }) => ({
    title: 'Ein Quiz hat begonnen',
    message: `„${quiz}“ ist offen: Du wolltest wissen, wann es beginnt.`,
  }),
  ownQuizStarted: ({ quiz }) => ({
    title: 'Dein Quiz hat begonnen',
    message: `„${quiz}“ ist für Teilnehmende offen, wie sein Zeitplan es sagt.`,
  }),
  essaysWaiting: ({ quiz }) => ({
    title: 'Freitexte warten auf Bewertung',
    message: `Jemand hat bei „${quiz}“ einen Freitext abgegeben. Das Ergebnis wartet, bis du ihn bewertet hast.`,
  }),
  essaysStillWaiting: ({ quiz }) => ({
    title: 'Ergebnisse warten noch auf dich',
    message: `Abgaben von „${quiz}“ warten auf Bewertung oder Freigabe.`,
  }),
  deletionAnnounced: (announced) => ({
    title: 'Alte Abgaben werden gelöscht',
    message: `${quizzes.deletionAnnounced(announced).preview} Exportiere sie vorher, wenn du sie brauchst.`,
  }),
  quizInvite: () => ({
    title: 'Du bist eingeladen, an einem Quiz mitzuarbeiten',
    message: 'Sieh, wer dich fragt und worum es geht, und nimm an oder lehne ab.',
  }),
  inviteAccepted: ({ quiz, name }) => ({
    title: 'Deine Einladung wurde angenommen',
    message: `${name ?? 'Eine weitere Person'} arbeitet jetzt mit dir an „${quiz}“.`,
  }),
  attemptChanged: ({ what, quiz, reason }) => {
    const { title, message } = CHANGES[what](quiz);
    return { title, message: message + reasonOf(reason) };
  },
  webhookOff: ({ host }) => ({
    title: 'Ein Webhook wurde abgeschaltet',
    message: `Seit drei Tagen kam bei ${host} nichts von uns an, deshalb senden wir nichts mehr dorthin.`,
  }),
  takenDown: (news) => {
    const { subject, preview } = quizzes.takenDown(news);
    return { title: subject, message: preview };
  },
  prize: ({ news, reason, ...told }) => {
    const { subject, paragraphs } = prizes.prize(news, told);
    return { title: subject, message: paragraphs.join(' ') + reasonOf(reason) };
  },
  pool: ({ news, ...told }) => {
    const { subject, preview } = prizes.pool(news, told);
    return { title: subject, message: preview };
  },
  plan: (told) => {
    const { subject, preview } = payments.plan(told);
    return { title: subject, message: preview };
  },
  approvalWaiting: ({ quiz, name }) => ({
    title: 'Ein Quiz wartet auf deine Freigabe',
    message: `${name ?? 'Jemand'} möchte „${quiz}“ veröffentlichen. Sieh es dir an, und gib es frei oder lehne es ab.`,
  }),
  approvalGiven: ({ quiz, paused }) => ({
    title: 'Dein Quiz wurde freigegeben',
    message: paused
      ? `„${quiz}“ ist so, wie du es wolltest, und weiterhin pausiert.`
      : `„${quiz}“ ist veröffentlicht.`,
  }),
  approvalRefused: ({ quiz, reason }) => ({
    title: 'Dein Quiz wurde nicht freigegeben',
    message: `„${quiz}“ ist nicht veröffentlicht. Was du geschrieben hast, ist noch da. Angegebener Grund: ${reason}`,
  }),
  approvalReplaced: ({ quiz }) => ({
    title: 'Dein Quiz wartet nicht mehr',
    message: `„${quiz}“ wurde von jemand anderem geändert; was du veröffentlichen wolltest, wartet nicht mehr.`,
  }),
  assignment: (told) => {
    const { subject, paragraphs } = assignments.assignment(told);
    return { title: subject, message: paragraphs.join(' ') };
  },
  twoFactorWanted: ({ organization, from }) => ({
    title: 'Richte die zweistufige Anmeldung ein',
    message: `„${organization}“ verlangt sie ab dem ${day(from)}. Danach öffnest du dort ohne sie nichts mehr.`,
  }),
  domainUnproven: ({ domain, until }) => ({
    title: until === undefined ? 'Eine Domain ist nicht mehr nachgewiesen' : 'Der Eintrag einer Domain fehlt',
    message:
      until === undefined
        ? `Der Eintrag von ${domain} wurde tagelang nicht gefunden. Über diese Domain tritt niemand mehr bei, bis du sie neu nachweist.`
        : `Wir haben den Eintrag nicht gefunden, der ${domain} nachweist. Setze ihn bis zum ${day(until)} wieder, sonst tritt über diese Domain niemand mehr bei.`,
  }),
};
