// Module SiteGenerator.
