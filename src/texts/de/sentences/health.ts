import type { health as english } from '../../en/sentences/health.ts';

export const health: Readonly<Record<(typeof english)[number], string>> = {
  'Check that the database server is running and reachable. The service continues when it is back.':
    'Prüfen Sie, ob der Datenbankserver läuft und erreichbar ist. Der Dienst arbeitet weiter, sobald er wieder da ist.',
  'The database is unavailable, so this is not known.':
    'Die Datenbank ist nicht verfügbar, daher ist dies nicht bekannt.',
  'The database does not answer within 2 s.': 'Die Datenbank antwortet nicht innerhalb von 2 s.',
  'No process reports a browser.': 'Kein Prozess meldet einen Browser.',
  'Start one: curbcut worker, with the same DATABASE_URL.':
    'Starten Sie einen: curbcut worker, mit derselben DATABASE_URL.',
  '{n} pages wait, {nRunning} are being scanned.': '{n} (Seite wartet|Seiten warten), {nRunning} in Arbeit.',
  'No worker process is running.': 'Kein Worker-Prozess läuft.',
  'No page has been started for {n} minutes.': 'Seit {n} (Minute|Minuten) wurde keine Seite begonnen.',
  'Check the part "browser" and the log of the workers.': 'Prüfen Sie den Teil „browser“ und das Protokoll der Worker.',
  '{n} jobs wait, {nRunning} are running, {nFailed} failed.':
    '{n} (Auftrag wartet|Aufträge warten), {nRunning} in Arbeit, {nFailed} fehlgeschlagen.',
  'The list of jobs shows the error of each failed job. To retry them, restart the service.':
    'Die Liste der Aufträge zeigt den Fehler jedes fehlgeschlagenen Auftrags. Um sie erneut zu versuchen, starten Sie den Dienst neu.',
  '{n} MiB are free for screenshots and data.': '{n} MiB sind für Screenshots und Daten frei.',
  'Free space on this disk, or delete scans that you no longer need.':
    'Geben Sie auf diesem Datenträger Platz frei, oder löschen Sie Scans, die Sie nicht mehr brauchen.',
  'The folder for screenshots is not writable.': 'Der Ordner für Screenshots ist nicht beschreibbar.',
  'Set CURBCUT_DATA_DIR to a folder that the service can write to.':
    'Setzen Sie CURBCUT_DATA_DIR auf einen Ordner, in den der Dienst schreiben kann.',
  'Images are being moved from another store.': 'Bilder werden gerade aus einem anderen Speicher übernommen.',
  'There are no credentials for the object store.': 'Für den Objektspeicher gibt es keine Zugangsdaten.',
  'The object store could not be reached ({code}).': 'Der Objektspeicher war nicht erreichbar ({code}).',
  'The object store answered a {method} with {status}.':
    'Der Objektspeicher hat auf {method} mit {status} geantwortet.',
  'Allow these credentials to list the bucket and to get, put and delete its objects: s3:ListBucket, s3:GetObject, s3:PutObject, s3:DeleteObject.':
    'Erlauben Sie diesen Zugangsdaten, den Bucket aufzulisten und seine Objekte zu lesen, zu schreiben und zu löschen: s3:ListBucket, s3:GetObject, s3:PutObject, s3:DeleteObject.',
  'Set CURBCUT_S3_REGION to the region of the bucket.': 'Setzen Sie CURBCUT_S3_REGION auf die Region des Buckets.',
  'Set CURBCUT_S3_REGION and CURBCUT_S3_ENDPOINT to those of the bucket.':
    'Setzen Sie CURBCUT_S3_REGION und CURBCUT_S3_ENDPOINT auf die des Buckets.',
  'Create the bucket, or name another one in CURBCUT_FILES.':
    'Legen Sie den Bucket an, oder nennen Sie in CURBCUT_FILES einen anderen.',
  'Correct the clock of this machine.': 'Stellen Sie die Uhr dieses Rechners richtig.',
  'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or add the profile to the credentials file of the AWS tools.':
    'Setzen Sie AWS_ACCESS_KEY_ID und AWS_SECRET_ACCESS_KEY, oder fügen Sie das Profil der Zugangsdatei der AWS-Werkzeuge hinzu.',
  'The credentials have expired or are wrong. Renew them in the environment or in the credentials file of the AWS tools.':
    'Die Zugangsdaten sind abgelaufen oder falsch. Erneuern Sie sie in der Umgebung oder in der Zugangsdatei der AWS-Werkzeuge.',
  'Check that the object store is running, and that CURBCUT_S3_ENDPOINT leads to it from every process. Pages are scanned without pictures meanwhile.':
    'Prüfen Sie, ob der Objektspeicher läuft und CURBCUT_S3_ENDPOINT aus jedem Prozess zu ihm führt. Bis dahin werden Seiten ohne Bilder gescannt.',
  'Pictures are stored in the object store.': 'Bilder werden im Objektspeicher gespeichert.',
  'The object store does not answer within 3 s.': 'Der Objektspeicher antwortet nicht innerhalb von 3 s.',
  'Pictures cannot be stored.': 'Bilder können nicht gespeichert werden.',
  'This process found no browser.': 'Dieser Prozess hat keinen Browser gefunden.',
  'The browser is being tested. Pages are scanned as soon as it is ready.':
    'Der Browser wird gerade geprüft. Seiten werden gescannt, sobald er bereit ist.',
  'The browser is being tested.': 'Der Browser wird gerade geprüft.',
  'Install a current one (Debian, Ubuntu: apt-get install chromium; elsewhere: npx playwright-core install --only-shell chromium), or name one with CURBCUT_CHROME_PATH.':
    'Installieren Sie einen aktuellen (Debian, Ubuntu: apt-get install chromium; sonst: npx playwright-core install --only-shell chromium), oder nennen Sie einen mit CURBCUT_CHROME_PATH.',
  'Let the kernel give user namespaces to ordinary users: set the sysctl user.max_user_namespaces above 0, and kernel.apparmor_restrict_unprivileged_userns to 0 where it exists; in a container use a seccomp profile that allows them. See docs/security.md.':
    'Lassen Sie den Kernel gewöhnlichen Benutzern User-Namespaces geben: Setzen Sie die Sysctl user.max_user_namespaces über 0 und kernel.apparmor_restrict_unprivileged_userns, wo es sie gibt, auf 0; verwenden Sie in einem Container ein seccomp-Profil, das sie erlaubt. Siehe docs/security.md.',
  'Install util-linux and let the service keep the right to change users (CAP_SETUID, CAP_SETGID, CAP_CHOWN), or start the service as an ordinary user.':
    'Installieren Sie util-linux, und lassen Sie dem Dienst das Recht, den Benutzer zu wechseln (CAP_SETUID, CAP_SETGID, CAP_CHOWN), oder starten Sie den Dienst als gewöhnlicher Benutzer.',
  'Install the browser where every user may read it (Debian, Ubuntu: apt-get install chromium), and let TMPDIR name a folder that every user may pass through.':
    'Installieren Sie den Browser dort, wo ihn jeder Benutzer lesen darf (Debian, Ubuntu: apt-get install chromium), und lassen Sie TMPDIR einen Ordner nennen, den jeder Benutzer durchqueren darf.',
  'See whether the machine is short of memory or processor time. The browser is tested again by itself.':
    'Sehen Sie nach, ob dem Rechner Speicher oder Rechenzeit fehlt. Der Browser wird von selbst erneut geprüft.',
  'Unset CURBCUT_SANDBOX.': 'Entfernen Sie CURBCUT_SANDBOX.',
  '{browser} opens and checks pages.': '{browser} öffnet und prüft Seiten.',
  'The sandbox of Chromium is on.': 'Die Sandbox von Chromium ist an.',
  'The sandbox of Chromium is on: a system call filter and a separate user namespace.':
    'Die Sandbox von Chromium ist an: ein Filter für Systemaufrufe und ein eigener User-Namespace.',
  'The browser runs as user {user}, not as root.': 'Der Browser läuft als Benutzer {user}, nicht als root.',
  'It runs as user {user}, not as root.': 'Er läuft als Benutzer {user}, nicht als root.',
  'Chromium runs without its sandbox, because CURBCUT_SANDBOX is off.':
    'Chromium läuft ohne Sandbox, weil CURBCUT_SANDBOX ausgeschaltet ist.',
  'Chromium runs without its sandbox.': 'Chromium läuft ohne Sandbox.',
  'Pages wait until the browser works.': 'Seiten warten, bis der Browser funktioniert.',
  'CURBCUT_SANDBOX is "required".': 'CURBCUT_SANDBOX ist auf „required“ gesetzt.',
  'No browser is running that could be looked at.': 'Es läuft kein Browser, der sich ansehen ließe.',
  'No browser is running that could show them.': 'Es läuft kein Browser, der sie zeigen könnte.',
  'User {user} cannot reach {path}: {closed} is closed to other users.':
    'Benutzer {user} erreicht {path} nicht: {closed} ist für andere Benutzer gesperrt.',
  'The kernel does not allow its sandbox.': 'Der Kernel erlaubt seine Sandbox nicht.',
  'It cannot run as another user than root here.': 'Er kann hier nicht als ein anderer Benutzer als root laufen.',
  'The browser gave no sign of life within 30 s of its start.':
    'Der Browser hat 30 s nach seinem Start kein Lebenszeichen gegeben.',
  'The browser did not start: {reason}.': 'Der Browser ist nicht gestartet: {reason}.',
  'Chromium started, but its pages are not confined.':
    'Chromium ist gestartet, aber seine Seiten sind nicht abgeschottet.',
  'Pages are shown with common fonts, emoji and CJK included.':
    'Seiten werden mit üblichen Schriften gezeigt, auch mit Emoji und CJK.',
  'This machine lacks fonts (a font as wide as Arial), so pages do not look as visitors see them and findings can differ.':
    'Diesem Rechner fehlen Schriften (eine Schrift so breit wie Arial); Seiten sehen daher nicht so aus wie bei Besuchern, und Befunde können abweichen.',
  'This machine lacks fonts (emoji), so pages do not look as visitors see them and findings can differ.':
    'Diesem Rechner fehlen Schriften (Emoji); Seiten sehen daher nicht so aus wie bei Besuchern, und Befunde können abweichen.',
  'This machine lacks fonts (Chinese, Japanese and Korean), so pages do not look as visitors see them and findings can differ.':
    'Diesem Rechner fehlen Schriften (Chinesisch, Japanisch und Koreanisch); Seiten sehen daher nicht so aus wie bei Besuchern, und Befunde können abweichen.',
  'This machine lacks fonts (a font as wide as Arial; emoji), so pages do not look as visitors see them and findings can differ.':
    'Diesem Rechner fehlen Schriften (eine Schrift so breit wie Arial; Emoji); Seiten sehen daher nicht so aus wie bei Besuchern, und Befunde können abweichen.',
  'This machine lacks fonts (a font as wide as Arial; Chinese, Japanese and Korean), so pages do not look as visitors see them and findings can differ.':
    'Diesem Rechner fehlen Schriften (eine Schrift so breit wie Arial; Chinesisch, Japanisch und Koreanisch); Seiten sehen daher nicht so aus wie bei Besuchern, und Befunde können abweichen.',
  'This machine lacks fonts (emoji; Chinese, Japanese and Korean), so pages do not look as visitors see them and findings can differ.':
    'Diesem Rechner fehlen Schriften (Emoji; Chinesisch, Japanisch und Koreanisch); Seiten sehen daher nicht so aus wie bei Besuchern, und Befunde können abweichen.',
  'This machine lacks fonts (a font as wide as Arial; emoji; Chinese, Japanese and Korean), so pages do not look as visitors see them and findings can differ.':
    'Diesem Rechner fehlen Schriften (eine Schrift so breit wie Arial; Emoji; Chinesisch, Japanisch und Koreanisch); Seiten sehen daher nicht so aus wie bei Besuchern, und Befunde können abweichen.',
  'This machine lacks fonts ({missing}), so pages do not look as visitors see them and findings can differ.':
    'Diesem Rechner fehlen Schriften ({missing}); Seiten sehen daher nicht so aus wie bei Besuchern, und Befunde können abweichen.',
  '{said} ({n} of {nAll} processes)': '{said} ({n} von {nAll} Prozessen)',
  'The read replica does not answer within a second ({name}). Reports are read from the primary.':
    'Das Lesereplikat antwortet nicht innerhalb einer Sekunde ({name}). Berichte werden vom Primärserver gelesen.',
  'Start the server, or correct DATABASE_READ_URL.': 'Starten Sie den Server, oder berichtigen Sie DATABASE_READ_URL.',
};
