import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { versionQuery } from '../api/version.ts';
import { isShared } from '../reach/share-link.ts';
import { texts } from '../texts/base.ts';
import type { Theme } from '../theme.ts';
import { chooseTheme, readTheme, themes } from '../theme.ts';
import { Announcer } from './announcer.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { OutdatedNotice } from './outdated-notice.tsx';
import { SelectField } from './select-field.tsx';

type Props = {
  /** Who is signed in, if anyone is. */
  readonly account: ReactNode;
  readonly hasNavigation: boolean;
  readonly children: ReactNode;
};

export function Layout({ account, hasNavigation, children }: Props) {
  return (
    <>
      <a className="skip-link" href="#main">
        {texts.skipToContent}
      </a>
      <Header account={account} hasNavigation={hasNavigation} />
      <OutdatedNotice />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer mayUseApi={hasNavigation} />
      <Announcer />
    </>
  );
}

function Header({ account, hasNavigation }: Omit<Props, 'children'>) {
  return (
    <header className="site-header">
      <div className="site-header-inner">
        {isShared ? <SharedBrand /> : <Brand />}
        {hasNavigation ? <MainNavigation /> : null}
        {account}
      </div>
    </header>
  );
}

/** The reader of a share link finds its subject here, and nothing else. */
function SharedBrand() {
  return (
    <Link to="/" className="brand" activeOptions={{ exact: true, includeSearch: false }}>
      <Mark />
      {texts.shared.title}
    </Link>
  );
}

function Brand() {
  return (
    <Link to="/" className="brand" activeOptions={{ exact: true, includeSearch: false }}>
      <Mark />
      <span className="brand-name">{texts.product}</span>
    </Link>
  );
}

function MainNavigation() {
  return (
    <nav aria-label={texts.nav.label}>
      <ul className="site-nav nav-links">
        <li>
          <Link to="/targets">{texts.nav.sites}</Link>
        </li>
        <li>
          <Link to="/" activeOptions={{ exact: true, includeSearch: false }}>
            {texts.nav.scans}
          </Link>
        </li>
        <li>
          <Link to="/schedules">{texts.nav.schedules}</Link>
        </li>
        <li>
          <Link to="/settings">{texts.nav.settings}</Link>
        </li>
      </ul>
    </nav>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="brand-ground" />
      <path d="M5 11h7l8 10h7" className="brand-kerb" />
      <path d="M5 21h7" className="brand-street" />
    </svg>
  );
}

/** `mayUseApi`: false for people who have to sign in first, whom the description of the API refuses. */
function Footer({ mayUseApi }: { readonly mayUseApi: boolean }) {
  const [theme, setTheme] = useState<Theme>(readTheme);
  const { data: build } = useQuery({ ...versionQuery, enabled: !isShared });
  const choose = (chosen: Theme | undefined) => {
    setTheme(chosen ?? 'system');
    chooseTheme(chosen ?? 'system');
  };
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <p>
          {build === undefined ? texts.product : texts.footer.version(build.version, build.commit.slice(0, 7))}
          {isShared ? null : (
            <>
              {' · '}
              <a href="/docs/">{texts.footer.docs}</a>
              {mayUseApi ? (
                <>
                  {' · '}
                  <a href="/api/docs">{texts.footer.api}</a>
                </>
              ) : null}
            </>
          )}
        </p>
        <div className="site-footer-choices">
          <LanguageChoice />
          <SelectField
            label={texts.footer.theme}
            isInline
            value={theme}
            options={themes.map((value) => ({ value, label: texts.footer.themes[value] }))}
            onChange={choose}
          />
        </div>
      </div>
    </footer>
  );
}
