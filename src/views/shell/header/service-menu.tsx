import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { DownIcon } from '../../components/icons.tsx';
import { useService } from '../services.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../use-page-language.ts';
import { classNames } from '../../components/class-names.tsx';

/** Interior, cleaning and moving; opens without a script, closes on Escape, outside clicks and navigation. */
export const ServiceMenu = observer(function ServiceMenu() {
  const t = useTexts();
  const links = useLinks();
  const place = useService(Navigation).current?.place;
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event?: Event) => {
      const element = details.current;
      if (element && !(event?.target instanceof Node && element.contains(event.target))) element.open = false;
    };
    close();
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [place]);
  return (
    <details
      className={classNames('service-menu')}
      ref={details}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        details.current.open = false;
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary>
        {t('services')}
        <DownIcon />
      </summary>
      <ul>
        {(['InteriorPage', 'CleaningPage', 'MovingPage'] as const).map((name) => (
          <li key={name}>
            <Link to={links(name)}>{t(`link-${name}`)}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
});
