/** English text → its translation: words of the site's parts, and what the server says. */
export const said: Readonly<Record<string, string>> = {
  'Some fields are not valid.': 'Einige Angaben sind nicht gültig.',
  'The request body is not valid JSON.': 'Der Inhalt der Anfrage ist kein gültiges JSON.',
  'Invalid or expired verification code': 'Der Bestätigungscode stimmt nicht oder ist abgelaufen',
  'This link is invalid or has expired.': 'Dieser Link gilt nicht oder ist abgelaufen.',
  'Invalid or expired reset link': 'Dieser Link gilt nicht oder ist abgelaufen',
  'This quiz cannot be published yet.': 'Dieses Quiz kann noch nicht veröffentlicht werden.',
  'The uploaded file was not found. Please upload it again.':
    'Die hochgeladene Datei wurde nicht gefunden. Bitte lade sie noch einmal hoch.',
  'The uploaded picture has too many pixels.': 'Das hochgeladene Bild hat zu viele Pixel.',
  'The uploaded file is not an image of the type it claims to be.':
    'Die hochgeladene Datei ist kein Bild der Art, als die sie sich ausgibt.',
  'Please sign in.': 'Bitte melde dich an.',
  'Invalid email or password': 'E-Mail-Adresse oder Passwort stimmt nicht',
  'Session expired. Please log in again.': 'Deine Sitzung ist abgelaufen. Bitte melde dich erneut an.',
  'You must be logged in to access this quiz.': 'Für dieses Quiz musst du angemeldet sein.',
  'This attempt belongs to another browser. Please start again from the quiz page.':
    'Dieser Versuch gehört zu einem anderen Browser. Bitte starte auf der Quizseite neu.',
  'This quiz requires payment.': 'Dieses Quiz ist kostenpflichtig.',
  'Your payment was declined. Nothing was charged.':
    'Deine Zahlung wurde abgelehnt. Es wurde nichts abgebucht.',
  'You do not have permission to perform this action.': 'Dafür hast du keine Berechtigung.',
  'Become a creator to make quizzes.': 'Hol dir ein Autorenkonto, um Quizze zu erstellen.',
  'This quiz requires you to sign in or create an account.':
    'Für dieses Quiz musst du dich anmelden oder ein Konto erstellen.',
  'This quiz is only for members of its organization.':
    'Dieses Quiz ist nur für Mitglieder der Organisation.',
  'Quiz password is required': 'Bitte gib das Quiz-Passwort ein',
  'Incorrect password': 'Das Passwort stimmt nicht',
  'This e-mail address has already begun this quiz on another device.':
    'Mit dieser E-Mail-Adresse wurde dieses Quiz schon auf einem anderen Gerät begonnen.',
  'Resource not found.': 'Das wurde nicht gefunden.',
  'No quiz found with this code': 'Kein Quiz mit diesem Code gefunden',
  'This quiz was changed in another window': 'Dieses Quiz wurde in einem anderen Fenster geändert',
  'This is not possible in the current state of the quiz.':
    'Das ist beim jetzigen Stand des Quiz nicht möglich.',
  'Your question bank is full. Remove a question you no longer need.':
    'Deine Fragensammlung ist voll. Entferne eine Frage, die du nicht mehr brauchst.',
  'Your plan does not hold more.': 'Mehr fasst dein Tarif nicht.',
  'This quiz is paused. Please try again later.':
    'Dieses Quiz ist pausiert. Bitte versuche es später erneut.',
  'This quiz was taken down by the people who run this site.':
    'Die Betreiber dieser Website haben dieses Quiz entfernt.',
  'This quiz is no longer available.': 'Dieses Quiz ist nicht mehr verfügbar.',
  'This quiz has not started yet.': 'Dieses Quiz hat noch nicht begonnen.',
  'This quiz has ended.': 'Dieses Quiz ist beendet.',
  'This address needs no code. Please start the quiz.':
    'Diese Adresse braucht keinen Code. Bitte starte das Quiz.',
  'You have used all attempts for this quiz.': 'Du hast alle Versuche für dieses Quiz verbraucht.',
  'You chose to see the answers of this quiz instead of another attempt.':
    'Du hast dich entschieden, die Antworten dieses Quiz zu sehen, statt es noch einmal zu versuchen.',
  'This attempt was begun on another device. Please go on there.':
    'Dieser Versuch wurde auf einem anderen Gerät begonnen. Bitte mach dort weiter.',
  'This quiz has reached its participant limit.':
    'An diesem Quiz nehmen schon so viele Personen teil, wie es erlaubt.',
  'Somebody else has graded this answer meanwhile.': 'Inzwischen hat jemand anders diese Antwort bewertet.',
  'This attempt went on with another device.': 'Dieser Versuch ging auf einem anderen Gerät weiter.',
  'This attempt is already finished.': 'Dieser Versuch ist schon abgeschlossen.',
  'The time for this attempt is over.': 'Die Zeit für diesen Versuch ist um.',
  'This attempt is not finished yet.': 'Dieser Versuch ist noch nicht abgeschlossen.',
  'A payment for this is already being processed.': 'Eine Zahlung dafür wird schon ausgeführt.',
  'Prizes cannot be paid out on this site yet. Yours stays yours.':
    'Gewinne können auf dieser Website noch nicht ausgezahlt werden. Deiner bleibt dir erhalten.',
  'The price of this quiz has changed.': 'Der Preis dieses Quiz hat sich geändert.',
  'Payments are not set up on this site.': 'Zahlungen sind auf dieser Website nicht eingerichtet.',
  'The same request is still being processed.': 'Dieselbe Anfrage wird noch bearbeitet.',
  'This idempotency key was used for another request.':
    'Dieser Idempotenzschlüssel wurde für eine andere Anfrage verwendet.',
  'The request is too large.': 'Die Anfrage ist zu groß.',
  'This file is too large to be answered at once. Please have it written in the background.':
    'Diese Datei ist zu groß, um sofort zu kommen. Bitte lass sie im Hintergrund schreiben.',
  'This export is no longer there. Make it again.': 'Dieser Export ist nicht mehr da. Erstelle ihn neu.',
  'This content type is not supported.': 'Diese Art von Inhalt wird nicht unterstützt.',
  'Too many attempts. Please try again later.': 'Zu viele Versuche. Bitte versuche es später erneut.',
  'Server error. Please try again later.': 'Der Server meldet einen Fehler. Bitte versuche es später erneut.',
  'The service is busy. Please try again in a moment.':
    'Der Dienst ist ausgelastet. Bitte versuche es gleich noch einmal.',
  'This page opens in a new tab': 'Diese Seite öffnet sich in einem neuen Tab',
  'Inside another website, nothing but the quiz is shown.':
    'Innerhalb einer anderen Website wird nur das Quiz gezeigt.',
  'Open in a new tab': 'In neuem Tab öffnen',
  'This part of the page could not be loaded. Try again, or reload the page.':
    'Dieser Teil der Seite konnte nicht geladen werden. Versuche es erneut, oder lade die Seite neu.',
  'Reload page': 'Seite neu laden',
  'Nothing matches': 'Nichts passt',
  'Loading…': 'Wird geladen …',
  Cancel: 'Abbrechen',
  Copied: 'Kopiert',
  'Could not copy': 'Nicht kopiert',
  Close: 'Schließen',
  Uploading: 'Wird hochgeladen',
  'Load more': 'Mehr laden',
  Pages: 'Seiten',
  'Previous page': 'Vorige Seite',
  Page: 'Seite',
  'Next page': 'Nächste Seite',
  'Password strength:': 'Passwortstärke:',
  'Clear search': 'Suche leeren',
  'To be claimed': 'Abrufbereit',
  'On hold': 'Zurückgehalten',
  'Being sent': 'Wird gesendet',
  Paid: 'Bezahlt',
  'Gone back': 'Zurückgegangen',
  'just now': 'gerade eben',
  'Hide password': 'Passwort verbergen',
  'Show password': 'Passwort anzeigen',
  Weak: 'Schwach',
  Fair: 'Mäßig',
  Good: 'Gut',
  Strong: 'Stark',
  'Very Strong': 'Sehr stark',
  'Perfect score': 'Volle Wertung',
  'Fast completion': 'Schnell fertig',
  'First attempt': 'Erster Versuch',
  'Perfect Score': 'Volle Wertung',
  'Fast Finisher': 'Blitzschnell',
  'First Try': 'Auf Anhieb',
  'Password is required': 'Bitte gib ein Passwort ein',
  'Password must be at least 8 characters': 'Das Passwort braucht mindestens 8 Zeichen',
  'Password must be at most 128 characters': 'Das Passwort darf höchstens 128 Zeichen haben',
  'Name is required': 'Bitte gib deinen Namen ein',
  'Please select an account type': 'Bitte wähle einen Kontotyp',
  'Organization name is required': 'Bitte gib den Namen der Organisation ein',
  'Email is required': 'Bitte gib deine E-Mail-Adresse ein',
  'Email is invalid': 'Diese E-Mail-Adresse ist nicht gültig',
  'Please enter the 6-digit verification code': 'Bitte gib den 6-stelligen Bestätigungscode ein',
  'Please choose a rating': 'Bitte vergib Sterne',
  'Please enter a valid email address': 'Bitte gib eine gültige E-Mail-Adresse ein',
  'Please enter a valid phone number': 'Bitte gib eine gültige Telefonnummer ein',
  'Please enter the number on your card': 'Bitte gib die Nummer auf deiner Karte ein',
  'This card number is not valid. Please check it for a typing error':
    'Diese Kartennummer ist nicht gültig. Bitte prüfe sie auf Tippfehler',
  'Please enter the expiry date as MM/YY': 'Bitte gib das Ablaufdatum als MM/JJ ein',
  'This card has expired': 'Diese Karte ist abgelaufen',
  'Please enter the 3 or 4 digits of the security code': 'Bitte gib die 3 oder 4 Ziffern der Prüfnummer ein',
  'Please enter the name on the card': 'Bitte gib den Namen auf der Karte ein',
  'American Express': 'American Express',
  'This IBAN is not valid. Please check it for a typing error':
    'Diese IBAN ist nicht gültig. Bitte prüfe sie auf Tippfehler',
  'Please enter your IBAN': 'Bitte gib deine IBAN ein',
  'Please enter the 9 digits of your bank’s routing number':
    'Bitte gib die 9 Ziffern der Routing-Nummer deiner Bank ein',
  'Please enter your account number': 'Bitte gib deine Kontonummer ein',
  'Please enter your full name': 'Bitte gib deinen Vor- und Nachnamen ein',
  'Please choose your country': 'Bitte wähle dein Land',
  'Please enter the e-mail address of your PayPal account':
    'Bitte gib die E-Mail-Adresse deines PayPal-Kontos ein',
  'This password is too easy to guess. Please choose another one.':
    'Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.',
  'Enter the code that your authenticator app shows.': 'Gib den Code ein, den deine Authenticator-App zeigt.',
  'This code is not right. Enter the one that your app shows now.':
    'Dieser Code stimmt nicht. Gib den ein, den deine App gerade zeigt.',
  'Two-factor authentication is already on.': 'Die zweistufige Anmeldung ist schon eingeschaltet.',
  'The sign-in was cancelled.': 'Die Anmeldung wurde abgebrochen.',
  'This sign-in has expired. Please begin again.': 'Diese Anmeldung ist abgelaufen. Bitte beginne von vorn.',
  'Please accept the terms.': 'Bitte akzeptiere die Bedingungen.',
  'The provider does not vouch for this address. Sign in with your password.':
    'Der Anbieter bürgt nicht für diese Adresse. Melde dich mit deinem Passwort an.',
  'Set a password first.': 'Lege zuerst ein Passwort fest.',
  'The sign-in failed. Please try again.': 'Die Anmeldung ist fehlgeschlagen. Bitte versuche es noch einmal.',
  'Two-factor authentication is not on.': 'Die zweistufige Anmeldung ist nicht eingeschaltet.',
  'This organization was deleted. Until everything of it goes, its owner can restore it.':
    'Diese Organisation wurde gelöscht. Bis alles von ihr verschwindet, kann ihr Inhaber sie wiederherstellen.',
  'Something has to be settled before this organization can be deleted.':
    'Bevor diese Organisation gelöscht werden kann, ist noch etwas zu erledigen.',
  'Something has to be settled before your account can be deleted.':
    'Bevor dein Konto gelöscht werden kann, ist noch etwas zu erledigen.',
  'Sign in again to confirm that it is you.': 'Melde dich noch einmal an, um zu bestätigen, dass du es bist.',
  'Your organization requires two-factor authentication. Set it up in your profile, under Security.':
    'Deine Organisation verlangt die zweistufige Anmeldung. Richte sie in deinem Profil unter Sicherheit ein.',
  'Set up two-factor authentication for your own account first: in your profile, under Security.':
    'Richte zuerst für dein eigenes Konto die zweistufige Anmeldung ein: in deinem Profil, unter Sicherheit.',
  'This quiz cannot be taken any more, so nobody is reminded of it.':
    'Dieses Quiz kann nicht mehr gemacht werden, deshalb wird niemand daran erinnert.',
};
