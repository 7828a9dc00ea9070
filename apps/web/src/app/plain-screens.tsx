import { Link } from 'react-router';
import { appTexts } from '../texts/app.ts';
import { ButtonLike } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { FullScreen } from './full-screen.tsx';

function Plain({ texts, to }: { texts: { title: string; text: string; back: string }; to: string }) {
  return (
    <FullScreen>
      <title>{appTexts.title(texts.title)}</title>
      <Empty
        closed
        title={<h1 className="t5">{texts.title}</h1>}
        action={
          <ButtonLike>
            <Link to={to}>{texts.back}</Link>
          </ButtonLike>
        }
      >
        {texts.text}
      </Empty>
    </FullScreen>
  );
}

/** No such page. */
export function NotFound() {
  return <Plain texts={appTexts.notFound} to="/" />;
}
