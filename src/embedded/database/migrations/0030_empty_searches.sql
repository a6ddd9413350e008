CREATE TABLE "empty_search" (
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"words" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "empty_search_day_locale_words_pk" PRIMARY KEY("day","locale","words")
);
