import type { Translation } from '../../saying.ts';

export const health: Translation<'health'> = {
  allow_bucket:
    'Erlauben Sie diesen Zugangsdaten, den Bucket aufzulisten und seine Objekte zu lesen, zu schreiben und zu löschen: s3:ListBucket, s3:GetObject, s3:PutObject, s3:DeleteObject.',
  as_user: 'Er läuft als Benutzer {user}, nicht als root.',
  browser_as_user: 'Der Browser läuft als Benutzer {user}, nicht als root.',
  browser_closed: 'Benutzer {user} erreicht {path} nicht: {closed} ist für andere Benutzer gesperrt.',
  browser_failed: 'Ein Browser ist nicht gestartet.',
  browser_not_started: 'Der Browser ist nicht gestartet: {reason}',
  browser_slow: 'Der Browser hat 30 s nach seinem Start kein Lebenszeichen gegeben.',
  browser_tested: 'Der Browser wird gerade geprüft.',
  browser_tested_first: 'Der Browser wird gerade geprüft. Seiten werden gescannt, sobald er bereit ist.',
  browser_works: '{browser} öffnet und prüft Seiten.',
  check_browser: 'Prüfen Sie den Teil „browser“ und das Protokoll der Worker.',
  check_database:
    'Prüfen Sie, ob der Datenbankserver läuft und erreichbar ist. Der Dienst arbeitet weiter, sobald er wieder da ist.',
  check_store:
    'Prüfen Sie, ob der Objektspeicher läuft und CURBCUT_S3_ENDPOINT aus jedem Prozess zu ihm führt. Bis dahin werden Seiten ohne Bilder gescannt.',
  cjk: 'Chinesisch, Japanisch und Koreanisch',
  correct_clock: 'Stellen Sie die Uhr dieses Rechners richtig.',
  create_bucket: 'Legen Sie den Bucket an, oder nennen Sie in CURBCUT_FILES einen anderen.',
  database_silent: 'Die Datenbank antwortet nicht innerhalb von 2 s.',
  disk_free: '{bytes} sind für Screenshots und Daten frei.',
  emoji: 'Emoji',
  fonts_common: 'Seiten werden mit üblichen Schriften gezeigt, auch mit Emoji und CJK.',
  fonts_missing:
    'Diesem Rechner fehlen Schriften ({saidMissing}); Seiten sehen daher nicht so aus wie bei Besuchern, und Befunde können abweichen.',
  fonts_two: '{saidFirst}; {saidRest}',
  folder_closed: 'Der Ordner für Screenshots ist nicht beschreibbar.',
  free_space: 'Geben Sie auf diesem Datenträger Platz frei, oder löschen Sie Scans, die Sie nicht mehr brauchen.',
  images_moved: 'Bilder werden gerade aus einem anderen Speicher übernommen.',
  install_browser:
    'Installieren Sie einen aktuellen (curbcut doctor --install; unter Debian und Ubuntu auch apt-get install chromium), oder nennen Sie einen mit CURBCUT_CHROME_PATH.',
  install_for_all:
    'Installieren Sie den Browser dort, wo ihn jeder Benutzer lesen darf (Debian, Ubuntu: apt-get install chromium), und lassen Sie TMPDIR einen Ordner nennen, den jeder Benutzer durchqueren darf.',
  install_util_linux:
    'Installieren Sie util-linux, und lassen Sie dem Dienst das Recht, den Benutzer zu wechseln (CAP_SETUID, CAP_SETGID, CAP_CHOWN), oder starten Sie den Dienst als gewöhnlicher Benutzer.',
  jobs: '{n} (Auftrag wartet|Aufträge warten), {nRunning} in Arbeit, {nFailed} fehlgeschlagen.',
  let_user_namespaces:
    'Lassen Sie den Kernel gewöhnlichen Benutzern User-Namespaces geben: Setzen Sie die Sysctl user.max_user_namespaces über 0 und kernel.apparmor_restrict_unprivileged_userns, wo es sie gibt, auf 0; verwenden Sie in einem Container ein seccomp-Profil, das sie erlaubt. Siehe docs/sandbox.md.',
  no_browser: 'Dieser Prozess hat keinen Browser gefunden.',
  no_browser_running: 'Es läuft kein Browser, daher konnte nichts geprüft werden.',
  no_browser_shows: 'Es läuft kein Browser, daher sind sie nicht bekannt.',
  no_credentials: 'Für den Objektspeicher gibt es keine Zugangsdaten.',
  no_process: 'Kein Prozess meldet einen Browser.',
  no_worker: 'Kein Worker-Prozess läuft.',
  not_confined: 'Chromium ist gestartet, aber seine Seiten sind nicht abgeschottet.',
  not_known: 'Die Datenbank ist nicht verfügbar, daher ist dies nicht bekannt.',
  not_started: 'Seit {n} (Minute|Minuten) wurde keine Seite begonnen.',
  of_processes: '{saidPart} ({n} von {nAll} Prozessen)',
  pages: '{n} (Seite wartet|Seiten warten), {nRunning} in Arbeit.',
  pages_wait: 'Seiten warten, bis der Browser funktioniert.',
  quoted: '{text}',
  renew_credentials:
    'Die Zugangsdaten sind abgelaufen oder falsch. Erneuern Sie sie in der Umgebung oder in der Zugangsdatei der AWS-Werkzeuge.',
  replica_silent:
    'Das Lesereplikat antwortet nicht innerhalb einer Sekunde ({name}). Berichte werden vom Primärserver gelesen.',
  retry_jobs:
    'Die Liste der Aufträge zeigt den Fehler jedes fehlgeschlagenen Auftrags. Um sie erneut zu versuchen, starten Sie den Dienst neu.',
  sandbox_forbidden: 'Der Kernel erlaubt seine Sandbox nicht.',
  sandbox_off: 'Chromium läuft ohne Sandbox.',
  sandbox_off_by_choice: 'Chromium läuft ohne Sandbox, weil CURBCUT_SANDBOX ausgeschaltet ist.',
  sandbox_on: 'Die Sandbox von Chromium ist an.',
  sandbox_on_seen: 'Die Sandbox von Chromium ist an: ein Filter für Systemaufrufe und ein eigener User-Namespace.',
  sandbox_required: 'CURBCUT_SANDBOX ist auf „required“ gesetzt.',
  see_machine:
    'Sehen Sie nach, ob dem Rechner Speicher oder Rechenzeit fehlt. Der Browser wird von selbst erneut geprüft.',
  set_credentials:
    'Setzen Sie AWS_ACCESS_KEY_ID und AWS_SECRET_ACCESS_KEY, fügen Sie das Profil der Zugangsdatei der AWS-Werkzeuge hinzu, oder geben Sie diesem Rechner oder Pod eine Rolle.',
  set_data_dir: 'Setzen Sie CURBCUT_DATA_DIR auf einen Ordner, in den der Dienst schreiben kann.',
  set_region: 'Setzen Sie CURBCUT_S3_REGION auf die Region des Buckets.',
  set_region_and_endpoint: 'Setzen Sie CURBCUT_S3_REGION und CURBCUT_S3_ENDPOINT auf die des Buckets.',
  start_replica: 'Starten Sie den Server, oder berichtigen Sie DATABASE_READ_URL.',
  start_worker: 'Starten Sie einen: curbcut worker, mit derselben DATABASE_URL.',
  store_answered: 'Der Objektspeicher hat mit {status} geantwortet.',
  store_silent: 'Der Objektspeicher antwortet nicht innerhalb von 3 s.',
  store_unreachable: 'Der Objektspeicher war nicht erreichbar ({code}).',
  store_works: 'Bilder werden im Objektspeicher gespeichert.',
  stores_nothing: 'Bilder können nicht gespeichert werden.',
  unset_sandbox: 'Entfernen Sie CURBCUT_SANDBOX.',
  user_unchanged: 'Er kann hier nicht als ein anderer Benutzer als root laufen.',
  wide_font: 'eine Schrift so breit wie Arial',
};
