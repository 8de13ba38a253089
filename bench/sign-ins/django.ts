import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RealApp } from './real-app.ts';
import { runCommand } from './run-command.ts';
import { findFreePort, runServer } from './run-server.ts';

/** Debian's Python has Debian's Django (package python3-django). */
const python = '/usr/bin/python3';

const settings = (folder: string) => `
SECRET_KEY = 'for a measurement'
DEBUG = True
ALLOWED_HOSTS = ['*']
ROOT_URLCONF = 'urls'
INSTALLED_APPS = ['django.contrib.admin', 'django.contrib.auth', 'django.contrib.contenttypes', 'django.contrib.sessions',
                  'django.contrib.messages', 'django.contrib.staticfiles']
MIDDLEWARE = ['django.contrib.sessions.middleware.SessionMiddleware', 'django.middleware.common.CommonMiddleware',
              'django.middleware.csrf.CsrfViewMiddleware', 'django.contrib.auth.middleware.AuthenticationMiddleware',
              'django.contrib.messages.middleware.MessageMiddleware']
TEMPLATES = [{'BACKEND': 'django.template.backends.django.DjangoTemplates', 'APP_DIRS': True,
              'OPTIONS': {'context_processors': ['django.template.context_processors.request',
                          'django.contrib.auth.context_processors.auth', 'django.contrib.messages.context_processors.messages']}}]
DATABASES = {'default': {'ENGINE': 'django.db.backends.sqlite3', 'NAME': '${join(folder, 'db.sqlite3')}'}}
DEFAULT_AUTO_FIELD = 'django.db.models.AutoField'
STATIC_URL = '/static/'
`;
const urls = `
from django.contrib import admin
from django.urls import path
urlpatterns = [path('admin/', admin.site.urls)]
`;
const content = `
from django.contrib.auth.models import Group, User
for name in ['Editors', 'Auditors', 'Translators']: Group.objects.create(name=name)
for name in ['bea', 'cem', 'dora', 'emil']: User.objects.create_user(name, name + '@example.com')
`;

/** The administration of Django: a form with a token against CSRF, a session in the database. */
export const django: RealApp = {
  name: 'Django administration',
  way: 'form with CSRF token, session cookie',
  start: async (parent, publicOrigin) => {
    const folder = join(parent, 'django');
    mkdirSync(folder);
    writeFileSync(join(folder, 'site_settings.py'), settings(folder));
    writeFileSync(join(folder, 'urls.py'), urls);
    const password = randomBytes(12).toString('hex');
    const env = { DJANGO_SETTINGS_MODULE: 'site_settings', PYTHONPATH: folder, DJANGO_SUPERUSER_PASSWORD: password };
    const manage = (args: readonly string[], input?: string) =>
      runCommand(python, ['-m', 'django', ...args], { cwd: folder, env, ...(input !== undefined && { input }) });
    const version = manage(['--version']).trim();
    manage(['migrate']);
    manage(['createsuperuser', '--noinput', '--username', 'ada', '--email', 'ada@example.com']);
    manage(['shell'], content);
    const port = await findFreePort();
    const args = ['-m', 'django', 'runserver', '--noreload', `127.0.0.1:${port}`];
    const program = await runServer({ executable: python, args, cwd: folder, env, port });
    return {
      version,
      port,
      pages,
      signIn: () => ({
        kind: 'form',
        check: { present: '#user-tools a[href="/admin/logout/"]' },
        secret: form(publicOrigin, password),
      }),
      secrets: () => [password],
      endSessions: async () => {
        const database = new DatabaseSync(join(folder, 'db.sqlite3'), { timeout: 10_000 });
        database.exec('delete from django_session');
        database.close();
      },
      close: () => program.close(),
    };
  },
};

const pages = [
  '/admin/',
  '/admin/auth/',
  '/admin/auth/user/',
  '/admin/auth/user/add/',
  ...[1, 2, 3, 4, 5].map((id) => `/admin/auth/user/${id}/change/`),
  '/admin/auth/user/2/history/',
  '/admin/auth/group/',
  '/admin/auth/group/add/',
  ...[1, 2, 3].map((id) => `/admin/auth/group/${id}/change/`),
  '/admin/password_change/',
];

function form(origin: string, password: string) {
  return {
    steps: [
      { do: 'goto', url: `${origin}/admin/login/` },
      { do: 'fill', selector: '#id_username', value: 'user' },
      { do: 'fill', selector: '#id_password', value: 'password' },
      { do: 'click', selector: 'input[type=submit]' },
      { do: 'wait_for', selector: '#user-tools' },
    ],
    values: { user: 'ada', password },
  };
}
